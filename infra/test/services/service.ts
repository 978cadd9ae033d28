/** A server for the contract suites: its settings, or the reason why there is none. */
export type Service = { env: NodeJS.ProcessEnv; stop: () => Promise<void> } | { missing: string };
