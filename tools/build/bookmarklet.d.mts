/** The bookmarklet as a module with its URL, and as a page from which to drag it. */
export function buildBookmarklet(): Promise<{ readonly name: string; readonly contents: Buffer }[]>;
