/** Starts WebKitGTK's driver, on a display of its own unless there is one. */
export function startWebKitDriver(): Promise<{ readonly port: number; stop(): Promise<void> }>;
