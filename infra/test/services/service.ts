/** A server for the contract suites: the settings that lead to it, or why there is none. */
export type Service = { env: NodeJS.ProcessEnv; stop: () => Promise<void> } | { missing: string };
