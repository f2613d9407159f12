const states = { waiting: 'To read', published: 'Published', hidden: 'Hidden' } as const

type Counted = { readonly all: number; readonly hidden: number }

/** What shoppers say of products, as the desk shows it. */
export const deskReviews = {
  title: 'Reviews',
  lead: 'Publish every honest review, good or bad: hide one only for a reason on the list (IS 19000:2022).',
  states,
  choices: { ...states, all: 'All' },
  state: 'State',
  none: 'No review here.',
  of: (title: string) => `Review of ${title}`,
  received: 'Received',
  author: 'Author',
  email: 'E-mail',
  proof: 'Purchase',
  proofs: {
    order: 'Verified by order number and email',
    link: 'Verified by the link in our letter',
    none: 'Not verified',
  },
  stars: (rating: number) => `${rating} of 5 stars`,
  helpful: 'Found helpful',
  published: 'Published',
  publish: 'Publish',
  hide: 'Hide',
  hideTitle: 'Hide it',
  hideLead: 'Being bad for the shop is no reason. Its author is told yours by email.',
  reason: 'Reason',
  note: 'Note for its author',
  noteHint:
    'What is wrong with it: they read this in the email that tells them the reason. It goes out once for each reason, with the note as it is then.',
  noReason: 'Choose a reason from the list.',
  noteLong: (max: number) => `This note is too long: ${max} characters at most.`,
  reasons: {
    abusive: 'Abuse or hate',
    advertising: 'Advertising',
    unlawful: 'Against the law',
    'personal-data': 'Shares somebody’s private details',
    'not-about-the-product': 'Not about the product',
    'not-genuine': 'Not genuine: paid for, or by somebody at the shop',
    'withdrawn-by-its-author': 'Its author took it back',
  },
  photos: 'Pictures',
  photosLead: 'They are shown with the review once it is published. You can hide single ones.',
  /** In a list. The pictures of a waiting review have to be looked at, except hidden ones. */
  photoCount: ({ all, hidden }: Counted, state: keyof typeof states) =>
    [
      all === 1 ? '1 picture' : `${all} pictures`,
      ...(state === 'waiting' && all > hidden ? [`${all - hidden} to look at`] : []),
      ...(hidden > 0 ? [`${hidden} hidden`] : []),
    ].join(', '),
  photo: (at: number) => `Picture ${at}`,
  photoShown: 'Shown with the review',
  photoReason: (at: number) => `Reason to hide picture ${at}`,
  hidePhoto: (at: number) => `Hide picture ${at}`,
  showPhoto: (at: number) => `Show picture ${at} again`,
  answer: 'Your answer',
  answerHint: 'Everybody can read it under the review. Leave it empty to remove it.',
  saveAnswer: 'Save the answer',
  /** @param now the answer of today; null when it was removed */
  answerChanged: (now: string | null) =>
    `Somebody has ${now === null ? 'removed the answer' : `changed the answer to “${now}”`} after you opened this page, and yours was not saved. It is still below: save it again only if it is to replace that.`,
  answerLong: (max: number) => `This answer is too long: ${max} characters at most.`,
  history: 'History',
  today: 'Reviews to read',
  seeAll: 'See all reviews',
} as const
