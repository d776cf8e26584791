import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { place, until } from './page.ts';

export const state: { value: unknown } = { value: null };
let root: Root | null = null;

/** Renders with a state whose setter records each value. */
export function show(render: (value: never, set: (value: unknown) => void) => ReactNode, initial: unknown): void {
  root?.unmount();
  state.value = initial;
  function Held() {
    const [value, set] = useState(initial);
    state.value = value;
    return (
      <div id="held" style={{ padding: 20, width: 400 }}>
        {render(value as never, set)}
      </div>
    );
  }
  root = createRoot(place());
  root.render(<Held />);
}

/** Returns the innermost element that shows exactly this text. */
export const text = (t: string): Promise<HTMLElement> =>
  until(() =>
    [...document.querySelectorAll<HTMLElement>('*')]
      .reverse()
      .find((e) => e.childElementCount === 0 && e.textContent?.trim() === t && e.offsetWidth > 0),
  );

after(() => root?.unmount());
