/** The buttons of the pictures in full screen. */
export const pictureZoom = {
  larger: 'Larger',
  smaller: 'Smaller',
  previous: 'Previous picture',
  next: 'Next picture',
} as const
