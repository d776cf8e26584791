/** True if the text holds a payment card number (13 to 19 digits that pass Luhn's check) or a US social security number. */
export function holdsSecretNumber(text: string): boolean {
  if (/(?<!\d)(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?!\d)/.test(text)) return true;
  for (const [found] of text.matchAll(/(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g)) if (passesLuhn(found.replace(/\D/g, ''))) return true;
  return false;
}

/** ISO/IEC 7812-1 annex B. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]) * (i % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0 && /[1-9]/.test(digits);
}
