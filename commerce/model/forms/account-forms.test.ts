import { describe, expect, it } from 'vitest'
import { specified } from '#test/specification.ts'
import { checkForgotPassword, checkLogin, checkSignup } from './account-forms.ts'
import { checkNewsletter } from './newsletter-form.ts'

const email = 'asha@example.in'
const password = 'Carrom42go'
const signup = { name: 'Asha Rao', email, password, confirmPassword: password }
const megabyte = 'a'.repeat(1_000_000)

const NAME_SHORT = specified('Name must be at least 2 characters')
const NAME_LONG = specified('Name must be less than 50 characters')
const NAME_LETTERS = specified('Name can only contain letters and spaces')
const EMAIL_WRONG = specified('Please enter a valid email address')
const EMAIL_LONG = specified('Email must be less than 100 characters')
const PASSWORD_SHORT = specified('Password must be at least 8 characters')
const PASSWORD_LONG = specified('Password must be less than 128 characters')
const PASSWORD_WEAK = specified(
  'Password must contain at least one uppercase letter, one lowercase letter, and one number',
)
const MISMATCH = specified("Passwords don't match")

describe('the login form', () => {
  // spec 3.029
  it('accepts an e-mail address and a password', () => {
    expect(checkLogin({ email: ` ${email} `, password })).toEqual({
      ok: true,
      value: { email, password },
    })
  })

  // spec 5.007, 5.008
  it.each([
    ['', 'Please enter your email'],
    ['asha', EMAIL_WRONG],
    ['asha@example', EMAIL_WRONG],
    ['asha@@example.in', EMAIL_WRONG],
    ['asha rao@example.in', EMAIL_WRONG],
    ['😀@example.in', EMAIL_WRONG],
    ['\u202easha@example.in', EMAIL_WRONG],
    [`${'a'.repeat(95)}@b.in`, null],
    [`${'a'.repeat(96)}@b.in`, EMAIL_LONG],
    [`${megabyte}@example.in`, EMAIL_LONG],
    [`<b>${email}</b>`, null],
    [undefined, EMAIL_WRONG],
  ])('says what is wrong with the e-mail (row %#)', (wrong, message) => {
    const result = checkLogin({ email: wrong, password })
    expect(result.ok ? null : result.errors).toEqual(message === null ? null : { email: message })
  })

  // spec 5.014, 5.015, 5.016, 5.017
  it.each([
    ['', 'Please enter your password'],
    ['seven77', PASSWORD_SHORT],
    ['eight888', null],
    ['a'.repeat(128), null],
    ['a'.repeat(129), PASSWORD_LONG],
    [megabyte, PASSWORD_LONG],
    ['seven77<b>', PASSWORD_SHORT],
    ['        ', null],
    [undefined, PASSWORD_SHORT],
  ])('says what is wrong with the password (row %#)', (wrong, message) => {
    const result = checkLogin({ email, password: wrong })
    expect(result.ok ? null : result.errors).toEqual(
      message === null ? null : { password: message },
    )
  })

  it('gives one message per invalid field', () => {
    expect(checkLogin({ email: 'asha', password: 'a' })).toEqual({
      ok: false,
      errors: { email: EMAIL_WRONG, password: PASSWORD_SHORT },
    })
  })
})

describe('the signup form', () => {
  // spec 3.030
  it('accepts a name, an e-mail address and a repeated password', () => {
    expect(checkSignup(signup)).toEqual({ ok: true, value: signup })
  })

  // spec 5.002, 5.003, 5.004, 5.005, 5.006
  it.each([
    ['', 'Please enter your name'],
    ['  A  ', NAME_SHORT],
    ['<b></b>', 'Please enter your name'],
    ['Jo', null],
    ['a'.repeat(50), null],
    ['a'.repeat(51), NAME_LONG],
    [megabyte, NAME_LONG],
    ['R2D2', NAME_LETTERS],
    ["D'Souza", NAME_LETTERS],
    ['Asha 😀', NAME_LETTERS],
    ['Asha\u202eoaR', NAME_LETTERS],
    ['Asha\u200dRao', NAME_LETTERS],
    ['<script>x</script>Asha Rao', null],
    ['आशा राव', null],
    ['ஆஷா ராவ்', null],
    ['শ্রেয়া', null],
    ['ന്\u200d നായര്\u200d', null],
    ['Zoe\u0301', null],
  ])('says what is wrong with the name (row %#)', (name, message) => {
    const result = checkSignup({ ...signup, name })
    expect(result.ok ? null : result.errors).toEqual(message === null ? null : { name: message })
  })

  // spec 5.014, 5.015, 5.016, 5.017
  it.each([
    ['Sh0rt', PASSWORD_SHORT],
    ['a1B'.repeat(43), PASSWORD_LONG],
    ['carrom42go', PASSWORD_WEAK],
    ['CARROM42GO', PASSWORD_WEAK],
    ['Carromgogo', PASSWORD_WEAK],
  ])('says what is wrong with the password (row %#)', (wrong, message) => {
    expect(checkSignup({ ...signup, password: wrong, confirmPassword: wrong })).toEqual({
      ok: false,
      errors: { password: message },
    })
  })

  // spec 5.018
  it.each(['', 'Carrom42g', 'carrom42go', undefined])(
    'reports a mismatch at the second password: %j',
    (confirmPassword) => {
      expect(checkSignup({ ...signup, confirmPassword })).toEqual({
        ok: false,
        errors: { confirmPassword: MISMATCH },
      })
    },
  )

  // spec 5.018
  it('reports differing passwords even when other fields are invalid', () => {
    expect(checkSignup({ name: 'A', email: 'a', password: 'a', confirmPassword: 'b' })).toEqual({
      ok: false,
      errors: {
        name: NAME_SHORT,
        email: EMAIL_WRONG,
        password: PASSWORD_SHORT,
        confirmPassword: MISMATCH,
      },
    })
  })
})

describe('the forgot password form', () => {
  it('requires only that the e-mail is not empty', () => {
    expect(checkForgotPassword({ email: 'anything' })).toEqual({
      ok: true,
      value: { email: 'anything', isAddress: false },
    })
  })

  it.each([
    [email, true],
    [` ${email} `, true],
    ['zzz', false],
    ['asha@example', false],
  ])('detects whether %j is an e-mail address', (typed, isAddress) => {
    expect(checkForgotPassword({ email: typed })).toMatchObject({ value: { isAddress } })
  })

  it.each(['', '   ', '<b></b>', '\u200e\u202e', undefined])('rejects %j', (wrong) => {
    expect(checkForgotPassword({ email: wrong }).ok).toBe(false)
  })
})

describe('the newsletter form', () => {
  it('accepts only an e-mail address', () => {
    expect(checkNewsletter({ email })).toEqual({ ok: true, value: { email } })
    expect(checkNewsletter({ email: 'asha' })).toEqual({
      ok: false,
      errors: { email: EMAIL_WRONG },
    })
    expect(checkNewsletter({ email: '' }).ok).toBe(false)
  })
})
