/** Bundles the extension and puts it, with its manifest and page, into the folder. */
export function buildExtension(folder: string): Promise<void>;
