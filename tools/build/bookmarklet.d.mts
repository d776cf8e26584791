/** The bookmarklet as one URL, and a page from which to drag it. */
export function buildBookmarklet(): Promise<{ readonly name: string; readonly contents: Buffer }[]>;
