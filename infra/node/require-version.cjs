// CommonJS and old syntax on purpose: a Node that is too old must be able to run this check.
var version = process.versions.node.split('.').map(Number);
if (version[0] < 22 || (version[0] === 22 && version[1] < 18)) {
  console.error(
    'lectern  Node.js ' +
      process.versions.node +
      ' is too old; no newer one comes with Lectern for ' +
      process.platform +
      '-' +
      process.arch +
      '. Please install Node.js 24.',
  );
  process.exit(1);
}
