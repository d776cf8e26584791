import { describe, expect, it } from 'vitest';
import { DEFAULT_ORIENTATION, GLOBAL_ATTRIBUTES, STATE_ROLES } from '../../../src/standards/aria.ts';
import {
  ELEMENT_ROLE,
  INPUT_ROLE,
  LABELABLE,
  NAMED_TAGS,
  NO_TEXT_CONTENT,
  PLAIN,
} from '../../../src/standards/elements.ts';
import {
  CONTROL_ROLES,
  INTERACTIVE_ROLES,
  LANDMARK_ROLES,
  NAME_FROM_CONTENT,
  NAME_PROHIBITED,
  NOT_TRAVERSED,
  REQUIRED_CONTEXT,
  ROLE_SYNONYMS,
  ROLES,
} from '../../../src/standards/roles.ts';
import { wordSet } from '../../../src/standards/words.ts';

/** Roles that only structure the taxonomy and that authors must not use. https://w3c.github.io/aria/#abstract_roles */
const ABSTRACT_ROLES = wordSet(
  'command composite input landmark range roletype section sectionhead select structure widget window',
);

const sets: Record<string, ReadonlySet<string>> = {
  CONTROL_ROLES,
  INTERACTIVE_ROLES,
  LANDMARK_ROLES,
  NAME_FROM_CONTENT,
  NAME_PROHIBITED,
  NOT_TRAVERSED,
  ...STATE_ROLES,
  REQUIRED_CONTEXT: new Set([...REQUIRED_CONTEXT].flatMap(([role, parents]) => [role, ...parents])),
  DEFAULT_ORIENTATION: new Set(DEFAULT_ORIENTATION.keys()),
  ROLE_SYNONYMS: new Set(ROLE_SYNONYMS.values()),
  ELEMENT_ROLE: new Set(ELEMENT_ROLE.values()),
  INPUT_ROLE: new Set(INPUT_ROLE.values()),
};

describe('the tables of roles', () => {
  it.each(Object.entries(sets))('%s has only roles that exist', (_, roles) => {
    expect([...roles].filter((role) => !ROLES.has(role))).toEqual([]);
  });

  it('has no abstract role and no synonym among the roles', () => {
    expect([...ROLES].filter((role) => ABSTRACT_ROLES.has(role) || ROLE_SYNONYMS.has(role))).toEqual([]);
  });

  it('names from content only roles that may have a name', () => {
    expect([...NAME_FROM_CONTENT].filter((role) => NAME_PROHIBITED.has(role))).toEqual([]);
  });

  it('does not count a list item as interactive', () => {
    expect(INTERACTIVE_ROLES.has('listitem')).toBe(false);
  });

  it('has as many names as the specifications: WAI-ARIA, DPUB-ARIA, Graphics-ARIA', () => {
    const starting = (prefix: string): number => [...ROLES].filter((role) => role.startsWith(prefix)).length;
    expect([starting('doc-'), starting('graphics-')]).toEqual([41, 3]);
  });
});

describe('the tables of elements and attributes', () => {
  it('counts no element as plain that has a name of its own or no content', () => {
    expect([...PLAIN].filter((tag) => NAMED_TAGS.has(tag) || NO_TEXT_CONTENT.has(tag) || LABELABLE.has(tag))).toEqual(
      [],
    );
  });

  it('does not count aria-hidden as a state to report', () => {
    expect(GLOBAL_ATTRIBUTES).not.toContain('aria-hidden');
    expect(GLOBAL_ATTRIBUTES).toContain('aria-label');
  });
});
