import type { ConfigData } from 'html-validate'

/** Rules of html-validate for every exported page: the HTML standard, accessibility, and errors that browsers correct silently. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Lists and description lists may have a label: ARIA allows it, and screen readers announce it.
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

/** A rule that does not apply to the pages whose address matches `route`, with the reason. */
type Exception = { rule: string; route: RegExp; reason: string }

export const exceptions: readonly Exception[] = [
  {
    rule: 'wcag/h32',
    route: /^\/search\/$/,
    reason: 'The results update on every keystroke, so the form of the search page needs no submit button.',
  },
  {
    rule: 'prefer-native-element',
    route: /^\/search\/$/,
    reason: 'A native select cannot show suggestions while the visitor types, and the ARIA combobox pattern requires a listbox.',
  },
]
