import type { Change } from '../../../infra/build/change-packages.ts';

const file = (name: string): RegExp =>
  new RegExp(String.raw`@vidstack/react/prod/(chunks|player)/vidstack-${name}\.js$`);
const CORE = file('DKRnfION');
const ELEMENTS = file('B7Z5edeb');
const MORE_ELEMENTS = file('Bk6FpJg5');
const HLS_PROVIDER = file('DiaLSJYx');
const PLAYER = /@vidstack\/react\/prod\/vidstack\.js$/;
const LAYOUT = file('default-components');
const ICONS = file('default-icons');

const PURE = '/* @__PURE__ */';

/** Parts of the layout that our videos never have, including those disabled by the player's `slots`. */
const NEVER_SHOWN = [
  ...['AirPlayButton', 'GoogleCastButton', 'DownloadButton', 'LiveButton'],
  ...['ChaptersMenu', 'AudioMenu', 'VideoLoadLayout'],
];
const NEVER_SHOWN_ICONS = ['AirPlayButton', 'GoogleCastButton', 'DownloadButton', 'SeekButton'];
const NEVER_SHOWN_IN_MENUS = ['Audio', 'Chapters', 'AudioBoostUp', 'AudioBoostDown'];

export const VIDSTACK: Change[] = [
  // Names for developer tools, which keep every named component in the bundle.
  ...[ELEMENTS, MORE_ELEMENTS, PLAYER, LAYOUT].flatMap((part) => [
    { file: part, from: /^[\w$]+\.displayName = "\w+";$/gm, to: '' },
    {
      file: part,
      from: /^((?:const|var) [\w$]+ = )((?:createReactComponent|createDefaultMediaLayout|React\.\w+)\()/gm,
      to: `$1${PURE} $2`,
    },
  ]),
  // Classes are initialized by separate statements, so a bundler keeps unused ones.
  ...[CORE, PLAYER].map((part) => ({
    file: part,
    from: /^(?:const|var) (\w+) = (class(?: \w+)?(?: extends \w+)? \{(?:\}|$[^]*?^\}));\n((?:const \w+__proto = \1\.prototype;\n)?(?:(?:prop|method)\(\w+__proto, "\w+"\);\n)*)/gm,
    to: `const $1 = ${PURE} (() => {\nconst $1 = $2;\n$3return $1;\n})();\n`,
  })),
  // The sources we use: HLS and files.
  {
    file: CORE,
    from: 'DASH_LOADER = new DASHProviderLoader(), HLS_LOADER',
    to: 'HLS_LOADER',
  },
  {
    file: CORE,
    from: ', AUDIO_LOADER = new AudioProviderLoader(), EMBED_LOADERS = [new YouTubeProviderLoader(), new VimeoProviderLoader()];',
    to: ';',
  },
  { file: CORE, from: /^\t+(AUDIO_LOADER|DASH_LOADER|\.\.\.EMBED_LOADERS),\n/gm, to: '' },
  // On a slow connection, playlists of two sizes arrive before the first frame, each triggering an update of all sizes.
  {
    file: HLS_PROVIDER,
    from: 'for (const level of instance.levels) {',
    to: 'if (this.#ctx.qualities.length === 0) $&',
  },
  // There is no button for remote playback, and nothing comes from elsewhere.
  {
    file: PLAYER,
    from: /isYouTubeEmbed = [^;]*?(\[hasMounted,[^]*?)\tReact\.useEffect\(\(\) => \{\n\t\tif \(!isGoogleCast [^]*?\}, \[isGoogleCast\]\);\n/,
    to: '$1',
  },
  {
    file: PLAYER,
    from: /if \(isGoogleCast\) return [^]*?return isEmbed \? [^]*? : (?=\$mediaType \? )/,
    to: 'return ',
  },
  ...NEVER_SHOWN.map((name) => ({
    file: LAYOUT,
    from: new RegExp(String.raw`^function Default${name}\([^]*?^\}$`, 'm'),
    to: `const Default${name} = () => null;`,
  })),
  ...NEVER_SHOWN_ICONS.map((name) => ({
    file: ICONS,
    from: new RegExp(String.raw`^\t${name}: \{[^}]*\},\n`, 'm'),
    to: '',
  })),
  ...NEVER_SHOWN_IN_MENUS.map((name) => ({
    file: ICONS,
    from: new RegExp(String.raw`^\t\t${name}: createIcon\(.*\),\n`, 'm'),
    to: '',
  })),
  { file: ICONS, from: /createIcon\(\w/g, to: `${PURE} $&` },
];
