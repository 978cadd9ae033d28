// Runs one of our programs from npm scripts, on the bundled Node if npm's cannot read TypeScript. CommonJS and old
// syntax on purpose: an old Node must be able to run this.
var spawnSync = require('child_process').spawnSync;
var path = require('path');

var args = process.argv.slice(2);
var version = process.versions.node.split('.').map(Number);
var isNewEnough = version[0] > 22 || (version[0] === 22 && version[1] >= 18);
var name = 'node-' + process.platform + '-' + process.arch;
var pinned = path.join(__dirname, 'node_modules', name, 'bin', 'node');
var hasPinned = require('fs').existsSync(pinned);

if (!isNewEnough && !hasPinned) {
  console.error(
    'lectern  Node.js ' + process.versions.node + ' is too old. make install brings version 24.',
  );
  process.exit(1);
}
var done = spawnSync(hasPinned ? pinned : process.execPath, args, { stdio: 'inherit' });
if (done.error) throw done.error;
process.exit(done.signal ? 1 : done.status);
