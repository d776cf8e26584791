/** Returns the code with its source map in it. */
export const withSourceMap = (code, map) =>
  `${code}\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;

/** Returns the source map that `withSourceMap` put into what was served from the URL. */
export function sourceMapIn(code, url) {
  const [, data] = /\/\/# sourceMappingURL=data:application\/json[^,]*;base64,([\w+/=]+)\s*$/.exec(code) ?? [];
  if (!data) throw new Error(`No source map in what was served as ${url}`);
  return JSON.parse(Buffer.from(data, 'base64').toString('utf8'));
}
