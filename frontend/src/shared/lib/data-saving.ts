interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = new Set(['slow-2g', '2g', '3g']);

/** True on slow connections and if the user asked the browser to save data. */
export function prefersLessData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || SLOW.has(connection?.effectiveType ?? '');
}
