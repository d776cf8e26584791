import { executeServerCommand } from '@web/test-runner-commands';
import { useTrustedInput, type TrustedInput } from '../../../src/actions/platform/trustedInput.ts';

/** Has the browser perform clicks and keys, by the plugin of `tools/browser/realInput.mjs`. */
export function useRealInput(): void {
  const request =
    (kind: keyof TrustedInput) =>
    async (...args: unknown[]): Promise<void> =>
      void (await executeServerCommand('real-input', { kind, args }));
  useTrustedInput({
    click: request('click'),
    move: request('move'),
    type: request('type'),
    press: request('press'),
  });
}
