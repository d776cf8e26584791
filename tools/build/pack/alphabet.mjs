/** 85 characters that stand in a URL, and in a script between quotes, as they are. Four bytes are five of them. */
export function alphabet() {
  const taken = [34, 35, 37, 39, 60, 62, 63, 92, 96];
  const codes = [];
  for (let code = 33; code < 127; code++) if (!taken.includes(code)) codes.push(code);
  return codes;
}
