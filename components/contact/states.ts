/** States of a message: being written, being sent, sent, opened in the visitor's email program, or failed for one of three reasons. */
export const contactStates = ['writing', 'sending', 'sent', 'mailed', 'offline', 'timeout', 'server'] as const
export type ContactState = (typeof contactStates)[number]
