import { brand } from '#content/brand.ts'

/** All that any reminder says: on a locked screen, in a text and as the subject of an email. */
export const reminderNotice = `${brand.name}: you have a reminder`
