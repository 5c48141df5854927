/**
 * A wording to avoid. `advice` says what to write and why. `where` limits the rule to headings, which include the titles of pages.
 * `replacement` is what `npm run check:content -- --fix` writes, with `$1` for the first group of the pattern. A rule has one only if it is
 * correct in every sentence: a word that begins with another sound may need another article before it.
 */
type ProseRule = { pattern: RegExp; advice: string; replacement?: string; where?: 'heading' }

/**
 * Wordings that `npm run check:content` reports. Readers skim pages in a language that is often not their own, so a usual word is worth more
 * than a varied one. A rule belongs here only if a program can tell the fault from correct use nearly always.
 */
export const proseRules: readonly ProseRule[] = [
  // One way to express obligation, permission and possibility, because readers must tell requirements from options.
  { pattern: /\b(?:has|have|had) to be\b/i, advice: 'write "must be", as in other requirements' },
  {
    pattern: /\bmay (?:read|write|connect|create|list|see|use|choose|leave|set)\b/i,
    advice: 'write "can" or "has permission to"; "may" can also mean "might"',
  },
  { pattern: /\bwill be able to\b/i, advice: 'write "can"; pages describe the present', replacement: 'can' },
  { pattern: /\b(?:ask|asks|asked) for\b/i, advice: 'write "requires" or "prompts for"; programs do not ask' },
  // Versions are ordered in time and not by quality.
  { pattern: /\b(?:or|and) newer\b/i, advice: 'write "or later"' },
  { pattern: /\bolder (releases?|versions?)\b/i, advice: 'write "earlier"', replacement: 'earlier $1' },
  { pattern: /\bnewest ((?:stable )?(?:release|version))\b/i, advice: 'write "latest"', replacement: 'latest $1' },
  { pattern: /\boldest ((?:stable )?(?:release|version))\b/i, advice: 'write "earliest"', replacement: 'earliest $1' },
  // Words that are rare in technical English, with usual ones of the same meaning.
  { pattern: /\bin place of\b/i, advice: 'write "instead of"', replacement: 'instead of' },
  { pattern: /\bin order to\b/i, advice: 'write "to"', replacement: 'to' },
  { pattern: /\butili[sz](e|es|ed|ing)\b/i, advice: 'write "use"', replacement: 'us$1' },
  { pattern: /\bleverag(?:e|es|ed|ing)\b/i, advice: 'write "use"' },
  { pattern: /\bbeside\b/i, advice: 'write "next to" or "in addition to"' },
  { pattern: /\banew\b/i, advice: 'write "again"', replacement: 'again' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, advice: 'write "fix" or "repair"' },
  { pattern: /\bupkeep\b/i, advice: 'write "maintenance"' },
  { pattern: /\b(?:nobody|somebody|whoever)\b/i, advice: 'name the person or the role, or write "no one" or "someone"' },
  { pattern: /\bafterwards\b/i, advice: 'write "then" or "afterward", the American form' },
  { pattern: /\b(?:stands|stood) (?:in|on|under|at|below|above)\b/i, advice: 'write "is", "is listed" or "appears"' },
  // At the start of a sentence, and after "to", it is about an order.
  {
    pattern: /(?<!\b[Tt]o )\bbegin(s?) with\b/,
    advice: 'write "starts with", as for prefixes everywhere',
    replacement: 'start$1 with',
  },
  { pattern: /\b(?:goes|went) without\b/i, advice: 'write "does not need" or "omits"' },
  { pattern: /\bdeserves? a (?:thought|look)\b/i, advice: 'say what to check and why' },
  // Terms have one name, so that readers and the search find them.
  { pattern: /\bfirst copy\b/i, advice: 'write "initial load"' },
  { pattern: /\bset-ups?\b/i, advice: 'write "setup" (noun) or "set up" (verb)' },
  { pattern: /\bto setup\b/i, advice: 'write "set up"; "setup" is the noun' },
  { pattern: /\b(?:to|and|you) login\b/i, advice: 'write "log in"; "login" is the noun' },
  { pattern: /\bsign(?:ed|ing)? in to (?:the )?OLake\b/i, advice: 'write "log in", as the button says' },
  { pattern: /\b(?:white|black)lists?\b/i, advice: 'write "allowlist" or "denylist"' },
  // American spelling, because readers search for one form.
  { pattern: /\b(col|behavi|fav|hon)our/i, advice: 'use the American spelling', replacement: '$1or' },
  { pattern: /\bcatalogue(s?)\b/i, advice: 'use the American spelling', replacement: 'catalog$1' },
  { pattern: /\bcatalogued\b/i, advice: 'use the American spelling', replacement: 'cataloged' },
  { pattern: /\blicence/i, advice: 'use the American spelling', replacement: 'license' },
  { pattern: /\banalys(ed|ing)\b/i, advice: 'use the American spelling', replacement: 'analyz$1' },
  {
    pattern: /\b(optim|organ|initial|recogn|synchron|normal|central|serial|summar|minim|maxim|priorit)is(e|es|ed|ing|ation)\b/i,
    advice: 'use the American spelling, with "z"',
    replacement: '$1iz$2',
  },
  // Latin abbreviations are often mixed up, and screen readers spell them.
  { pattern: /\be\.g\.,?/i, advice: 'write "for example"', replacement: 'for example,' },
  { pattern: /\bi\.e\.,?/i, advice: 'write "that is"', replacement: 'that is,' },
  { pattern: /\betc\./i, advice: 'begin the list with "such as", and leave out "etc."' },
  { pattern: /\band\/or\b/i, advice: 'write "or", or "A, B or both"' },
  // Praise is not information, and what is easy for the author might not be easy for the reader.
  {
    pattern: /\b(?:seamless(?:ly)?|blazing(?:ly)?|effortless(?:ly)?|game-chang\w+|world-class|cutting-edge|state-of-the-art)\b/i,
    advice: 'name the property or the figure instead of praise',
  },
  { pattern: /(?:^|[.:] )(?:Simply|Just) [a-z]/, advice: 'leave the word out; what is simple for the author might not be for the reader' },
  { pattern: /\b(?:obviously|of course)\b/i, advice: 'leave it out; readers who did not know it feel slow' },
  // Pages are about their subject and not about themselves.
  {
    pattern: /\b(?:not recorded here|older instructions|first version of this (?:article|page|guide|text))\b/i,
    advice: 'leave out what the text says about itself',
  },
  { pattern: /\b(?:click|see|read more) here\b/i, advice: 'name the target of the link, which readers skim and screen readers list' },
  // A word typed twice.
  { pattern: /\b(the|a|an|of|to|and|is|in|for|with|on)[ \n]+\1(?![-\w])/i, advice: 'delete the repeated word', replacement: '$1' },
  // Headings are what readers search for and what the table of contents shows without the text around them.
  { where: 'heading', pattern: /[.:!]$/, advice: 'headings have no punctuation at the end', replacement: '' },
  { where: 'heading', pattern: /^(?:Two|Three|Four|Five|Six|Seven|Eight) \w+$/, advice: 'name the subject that readers search for' },
  {
    where: 'heading',
    pattern: /^(?:What|Who|Where|When|Why|How) (?:it|they|this|that) \w+$/,
    advice: 'name the subject instead of a pronoun',
  },
  { where: 'heading', pattern: /^(?:Introduction|Conclusion|Overview of this page)$/i, advice: 'name what the section contains' },
]
