const longerThanAPressMs = 200

/**
 * For what is told when a field is left: it would push the very button that is being pressed from under the finger.
 * So it waits until the press is over.
 */
export const afterPress = (tell: () => void) => setTimeout(tell, longerThanAPressMs)
