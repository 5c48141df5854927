/**
 * `#environment` in the browser: the variables marked with `browser` in schema.mjs. next.config.mjs validates and passes them, so that the
 * client bundles do not contain the validation code.
 *
 * @type {import('./schema.mjs').Environment}
 */
export const environment = JSON.parse(process.env.SITE_ENVIRONMENT ?? '{}')
