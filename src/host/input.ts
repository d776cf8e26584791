import type { Modifiers } from '../index.ts';
import type { InputRequest } from './pageBridge.ts';
import type { HostPage } from './HostPage.ts';

const keys = { ctrl: 'Control', shift: 'Shift', alt: 'Alt', meta: 'Meta' } as const;

/** Performs the input that the tool in the page asked for, with the browser's real mouse and keyboard. */
export async function performInput({ mouse, keyboard }: HostPage, { kind, args }: InputRequest): Promise<void> {
  if (kind === 'type') return keyboard.type(args[0] as string);
  if (kind === 'press') {
    const [key, modifiers] = args as [string, Modifiers];
    return holding({ keyboard }, modifiers, () => keyboard.press(key as never));
  }
  const { x, y } = args[0] as { x: number; y: number };
  await mouse.move(x, y);
  if (kind === 'move') return;
  const { button, clickCount, modifiers } = args[1] as {
    button: 'left' | 'middle' | 'right';
    clickCount: number;
    modifiers: Modifiers;
  };
  await holding({ keyboard }, modifiers, async () => {
    for (let count = 1; count <= clickCount; count++) {
      await mouse.down({ button, clickCount: count });
      await mouse.up({ button, clickCount: count });
    }
  });
}

/** Runs a function while modifier keys are held down. */
async function holding(
  { keyboard }: Pick<HostPage, 'keyboard'>,
  modifiers: Modifiers,
  act: () => Promise<void>,
): Promise<void> {
  const held = (Object.keys(keys) as (keyof typeof keys)[]).filter((name) => modifiers[name]);
  for (const name of held) await keyboard.down(keys[name] as never);
  try {
    await act();
  } finally {
    for (const name of held.reverse()) await keyboard.up(keys[name] as never);
  }
}
