/** Where the desk's pages are. */
export const deskPaths = {
  today: '/desk',
  signIn: '/desk/sign-in',
  secondStep: '/desk/second-step',
  setUp: '/desk/set-up',
  signOut: '/desk/sign-out',
  messages: '/desk/messages',
  message: (id: number) => `/desk/messages/${id}`,
  messageAct: (id: number, act: string) => `/desk/messages/${id}/${act}`,
  exportMessages: '/desk/messages.csv',
  log: '/desk/log',
  settings: '/desk/settings',
  settingsAct: (act: string) => `/desk/settings/${act}`,
} as const
