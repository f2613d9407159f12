import { brand } from '#merchant/brand.ts'

/** What is wrong with a field of a form (specification section 5). */
export const fieldProblems = {
  /** Not from the specification: an empty field says what is missing, not how long it must be. */
  missing: (name: string) => `Please enter your ${name.toLowerCase()}`,
  tooShort: (name: string, min: number) => `${name} must be at least ${min} characters`,
  tooLong: (name: string, max: number) => `${name} must be less than ${max} characters`,
  letters: (name: string) => `${name} can only contain letters`,
  lettersAndSpaces: (name: string) => `${name} can only contain letters and spaces`,
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
} as const

/** The fields' names in these sentences. */
export const fieldNames = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  address: 'Address',
  city: 'City',
  state: 'State',
  query: 'Query',
  phone: 'Phone number',
} as const

export const checkoutProblems = {
  zipCode: 'Please enter a valid 6-digit PIN code',
  paymentMethod: 'Please select a payment method',
} as const

export const accountProblems = {
  weakPassword:
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  mismatch: "Passwords don't match",
  noEmail: 'Please enter your email address',
} as const

/** Not from the specification, which says only that all three are required. */
export const reviewProblems = {
  rating: 'Please choose 1 to 5 stars',
  name: 'Please enter your name',
  longName: 'Please use at most 50 characters for your name',
  text: 'Please write a few words',
  longText: 'Please use at most 2,000 characters for your review',
  order: `Please enter the number as your order shows it, such as ${brand.initials}1001`,
  manyPhotos: (max: number) => `Please choose at most ${max} pictures`,
  largePhoto: (megabytes: number) => `Please choose pictures of at most ${megabytes} MB each`,
  noPicture: 'We can’t read one of these files: please choose JPEG, PNG or WebP pictures',
  photosAgain: 'Please choose your pictures again: browsers forget them when a form is sent',
} as const
