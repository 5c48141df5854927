import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formServer } from '../../tests/fixtures/form-server'
import { contactTarget } from './contact-settings.mjs'
import { type ContactValues, contactErrors, contactValues, emptyContact } from './fields'
import { contactMail } from './mail'
import { endpointPayload, fieldErrors, hubspotPayload, sendContact } from './send'

const values: ContactValues = {
  name: ' Ada King Lovelace ',
  email: 'ada@engine.example',
  company: 'Analytical Engines',
  role: '',
  message: 'Four tables, two of them large.',
  consent: 'yes',
}
const page = { url: 'https://olake.io/contact/', title: 'Contact | OLake' }

describe('validation', () => {
  test('complete values are valid, with or without a role', () => {
    expect(contactErrors(values)).toEqual({})
    expect(contactErrors({ ...values, role: 'Engineer' })).toEqual({})
  })

  test('each missing field has its own message, except the optional role', () => {
    expect(Object.keys(contactErrors(emptyContact))).toEqual(['name', 'email', 'company', 'message', 'consent'])
    expect(contactErrors({ ...values, company: '   ' })).toEqual({ company: 'Enter the name of your company or project.' })
  })

  test.each(['ada', 'ada@', '@engine.example', 'ada@engine', 'ada lovelace@engine.example', 'ada@@engine.example'])(
    '%s is not a valid e-mail address',
    (email) => {
      expect(contactErrors({ ...values, email })).toEqual({ email: 'Enter a valid e-mail address, such as name@company.com.' })
    },
  )

  test.each(['ada+lake@engine.example', "o'neil@mail.engine.example", 'ada@xn--engine-9ua.example'])(
    '%s is a valid e-mail address',
    (email) => {
      expect(contactErrors({ ...values, email })).toEqual({})
    },
  )

  test('messages that are too short and texts that are too long are rejected', () => {
    expect(contactErrors({ ...values, message: 'Hi there' }).message).toContain('more details')
    expect(contactErrors({ ...values, message: 'x'.repeat(4000) })).toEqual({})
    expect(contactErrors({ ...values, message: 'x'.repeat(4512) }).message).toBe('Use at most 4,000 characters. This text has 4,512.')
    expect(contactErrors({ ...values, name: 'x'.repeat(101) }).name).toBe('Use at most 100 characters. This text has 101.')
  })

  test('a draft is restored completely, and invalid data results in an empty form', () => {
    expect(contactValues(JSON.parse(JSON.stringify(values)))).toEqual(values)
    expect(contactValues({ ...values, website: 'x', message: 'x'.repeat(5000) }).message).toHaveLength(5000)
    for (const kept of [null, undefined, 'text', 7, [], { name: 7 }]) expect(contactValues(kept)).toEqual(emptyContact)
  })
})

describe('target and payload', () => {
  test('the target is undefined without settings, and otherwise the endpoint or HubSpot', () => {
    expect(contactTarget({})).toBeUndefined()
    expect(contactTarget({ NEXT_PUBLIC_FORM_ENDPOINT: 'https://forms.example.com/x' })).toEqual({
      kind: 'endpoint',
      url: 'https://forms.example.com/x',
    })
    expect(contactTarget({ NEXT_PUBLIC_HUBSPOT_PORTAL_ID: '123', NEXT_PUBLIC_HUBSPOT_FORM_ID: 'ab-cd' })).toEqual({
      kind: 'hubspot',
      url: 'https://api.hsforms.com/submissions/v3/integration/submit/123/ab-cd',
    })
  })

  test('an endpoint receives the documented payload', () => {
    expect(endpointPayload(values, page)).toEqual({
      name: 'Ada King Lovelace',
      email: 'ada@engine.example',
      company: 'Analytical Engines',
      role: '',
      message: 'Four tables, two of them large.',
      consent: { given: true, text: 'Datazip may store this message and use it to answer me.' },
      page,
    })
  })

  test('HubSpot receives its own property names, the name in two parts, and the consent', () => {
    const { fields, context, legalConsentOptions } = hubspotPayload(values, page)
    expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual({
      firstname: 'Ada',
      lastname: 'King Lovelace',
      email: 'ada@engine.example',
      company: 'Analytical Engines',
      jobtitle: '',
      message: 'Four tables, two of them large.',
    })
    expect(context).toEqual({ pageUri: page.url, pageName: page.title })
    expect(legalConsentOptions.consent.consentToProcess).toBe(true)
  })

  test('an e-mail contains the entered text with special characters intact', () => {
    const url = new URL(contactMail({ ...values, message: 'A & B?\nÄ' }))
    expect(url.pathname).toBe('hello@olake.io')
    expect(url.searchParams.get('subject')).toBe('OLake: Analytical Engines')
    expect(url.searchParams.get('body')).toBe('Name: Ada King Lovelace\nCompany: Analytical Engines\nRole: \n\nA & B?\nÄ')
  })
})

describe('server responses', () => {
  let forms: Awaited<ReturnType<typeof formServer>>
  beforeAll(async () => {
    forms = await formServer()
  })
  afterAll(() => forms.close())

  test('an accepted message is sent once, as JSON', async () => {
    forms.setMood('takes')
    expect(await sendContact({ kind: 'endpoint', url: forms.url }, values, page)).toEqual({ kind: 'sent' })
    expect(forms.received).toHaveLength(1)
    expect(forms.received[0]).toMatchObject({ method: 'POST', contentType: 'application/json', body: { email: 'ada@engine.example' } })
  })

  test('field errors are returned by field', async () => {
    forms.setMood('invalid')
    const result = await sendContact({ kind: 'endpoint', url: forms.url }, values, page)
    expect(result).toEqual({ kind: 'invalid', errors: { email: 'This address takes no mail.' } })
    expect(fieldErrors({ errors: [{ message: "Error in 'fields.jobtitle'. Too long", errorType: 'INPUT_TOO_LARGE' }] })).toEqual({
      role: 'Too long',
    })
    expect(fieldErrors({ errors: { admin: 'no such field', email: 7 } })).toEqual({})
  })

  test.each(['broken', 'malformed'] as const)('a %s server results in a server failure', async (mood) => {
    forms.setMood(mood)
    expect(await sendContact({ kind: 'hubspot', url: forms.url }, values, page)).toEqual({ kind: 'failed', reason: 'server' })
  })

  test('an unreachable server results in an offline failure', async () => {
    const gone = await formServer()
    await gone.close()
    expect(await sendContact({ kind: 'endpoint', url: gone.url }, values, page)).toEqual({ kind: 'failed', reason: 'offline' })
  })
})
