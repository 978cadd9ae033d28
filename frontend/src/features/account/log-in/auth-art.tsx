/** A lectern under a marigold sun, shown next to the account forms. Decorative. */
export function AuthArt() {
  return (
    <svg
      viewBox="0 0 360 420"
      preserveAspectRatio="xMidYMax meet"
      className="absolute inset-x-0 bottom-0 w-full"
    >
      <circle cx="250" cy="120" r="70" fill="#f8b133" />
      <path d="M0 330c70-46 140-46 200-14s110 24 160-12v116H0z" fill="#24246b" />
      <path d="M0 368c80-30 150-20 220 2s100 14 140-6v56H0z" fill="#3730a3" />
      <path d="M84 190l150-36v56L84 246z" fill="#fff" />
      <path
        d="M100 206l118-28M100 222l86-20"
        stroke="#c9cdf2"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M142 232h34v112h-34z" fill="#aeb4ff" />
      <path d="M106 344h106v18H106z" fill="#fff" />
      <path
        d="M40 96l10 22 22 10-22 10-10 22-10-22-22-10 22-10zM300 246l6 14 14 6-14 6-6 14-6-14-14-6 14-6z"
        fill="#ffc45c"
      />
      <circle cx="120" cy="70" r="8" fill="#aeb4ff" />
      <circle cx="318" cy="58" r="5" fill="#aeb4ff" />
    </svg>
  );
}
