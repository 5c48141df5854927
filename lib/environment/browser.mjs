/**
 * `#environment` for browsers: the variables that are marked with `browser` in schema.mjs. next.config.mjs checks them and passes them on,
 * so that no validation is part of the scripts that visitors load.
 *
 * @type {import('./schema.mjs').Environment}
 */
export const environment = JSON.parse(process.env.SITE_ENVIRONMENT ?? '{}')
