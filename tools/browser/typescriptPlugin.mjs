import path from 'node:path';
import { transformWithOxc } from 'vite';
import { inRoot } from '../paths.mjs';
import { withSourceMap } from './sourceMap.mjs';

/**
 * Serves TypeScript as JavaScript: the scripts that were bundled as they are, and other files one by one.
 * @param bundled the scripts by their paths: see `testBundle`
 */
export function typescriptPlugin(bundled) {
  return {
    name: 'typescript',
    resolveMimeType: (context) => (context.path.endsWith('.ts') ? 'js' : undefined),
    serve(context) {
      const body = bundled.get(context.path);
      return body && { body, type: 'js' };
    },
    async transform(context) {
      if (!context.path.endsWith('.ts') || bundled.has(context.path)) return undefined;
      const file = inRoot(...context.path.split(path.posix.sep));
      const { code, map } = await transformWithOxc(context.body, file, { sourcemap: true });
      return withSourceMap(code, { ...map, sources: [path.basename(file)] });
    },
  };
}
