import type { ConfigData } from 'html-validate'

/** Rules of html-validate for every exported page: the HTML standard, accessibility, and mistakes that browsers repair without a word. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Lists and definition lists may have a name: screen readers announce it, and the HTML standard allows it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'form-dup-name': 'error',
    'input-missing-label': 'error',
    'no-dup-class': 'error',
    'no-dup-id': 'error',
    'no-implicit-button-type': 'error',
    'no-missing-references': 'error',
    'no-raw-characters': 'error',
    'no-redundant-role': 'error',
    'prefer-native-element': 'error',
    'script-type': 'error',
    'unrecognized-char-ref': 'error',
    'valid-autocomplete': 'error',
  },
}

/** A violation that stays: which rule, on which pages, and why. */
type Exception = { rule: string; route: RegExp; reason: string }

export const exceptions: readonly Exception[] = [
  {
    rule: 'wcag/h32',
    route: /^\/search\/$/,
    reason: 'The results follow every keystroke, so the form of the search page has nothing to submit.',
  },
  {
    rule: 'prefer-native-element',
    route: /^\/search\/$/,
    reason: 'A native select cannot offer suggestions while the reader types; the combobox pattern of ARIA requires a list box.',
  },
]
