/** Texts that staff send often. They are edited before they are sent. */
export const messageTemplates = {
  thanks: {
    title: 'Thank you, we are on it',
    words: 'Thank you for your message. I’m looking into this, and I’ll write to you here as soon as I know more.',
    expectsAnswer: false,
  },
  delivery: {
    title: 'Where your parcel is',
    words:
      'Thank you for asking. Your parcel is on its way. You can follow it with the tracking number in your account. If it isn’t with you by the day shown there, please write to us here. If it comes late or warm, please put it in the fridge, tell us, and don’t use it until we’ve answered.',
    expectsAnswer: false,
  },
  moreDetail: {
    title: 'Please tell us more',
    words:
      'Thank you for your message. So that I can help you properly, could you tell me a little more: when did it begin, how often does it happen, and is there anything that makes it better or worse?',
    expectsAnswer: true,
  },
  sendPhoto: {
    title: 'Please send a photo or letter',
    words:
      'Could you send us a photo or a letter that shows this? Open the tasks in your account and follow the steps there. It takes a few minutes.',
    expectsAnswer: true,
  },
  callBack: {
    title: 'When may we call you?',
    words:
      'I’d like to talk this through with you on the phone. Which times suit you between 9:00 and 18:00 on a weekday?',
    expectsAnswer: true,
  },
  unwell: {
    title: 'If you feel unwell',
    words:
      'I am sorry that you are not feeling well. If you have severe stomach pain, cannot keep fluids down, or have trouble breathing or swelling of your face or throat, call 999 or go to A&E now. For urgent advice at any time call 111. Please do not take another dose until you have spoken with us.',
    expectsAnswer: true,
  },
} as const satisfies Readonly<Record<string, { title: string; words: string; expectsAnswer: boolean }>>
