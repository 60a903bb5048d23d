interface ShortRead {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** What to try, each in a line or two. */
  readonly tries: readonly string[]
}

/** When these were last read through, and by whom: as with the articles of the site. */
export const readsReviewed = { on: '2026-11-12', by: 'psychiatrist' } as const

export const readsTry = 'Worth trying'

/** Short reads for daily life with ADHD. They advise nobody about a medicine. */
export const shortReads = {
  starting: {
    title: 'When you can’t begin',
    paragraphs: [
      'You know what to do. You know it would take twenty minutes. It has been on the list since Thursday. From the outside this looks like not caring, and from the inside it feels like pushing a car with the handbrake on.',
      'Starting is a skill of its own, and with ADHD it often works less well than doing. The brain weighs a task by how interesting, new or urgent it is. “Important” barely tips the scale. That’s why a form can wait for months and then be finished in an hour on the last evening.',
      'So it rarely helps to tell yourself how much it matters. It helps to make the first step so small that there’s nothing to resist. Not “do the tax return” but “find the letter with the number on it”. Not “tidy the kitchen” but “carry the cups to the sink”. You’re allowed to stop after that step. Most of the time you won’t, because moving is easier than setting off.',
      'The other thing that helps is borrowing a little urgency. A friend on the phone while each of you does the dull thing. A timer set for ten minutes. A café with one coffee’s worth of time. It can feel silly for an adult to need that. Nobody asks why a kettle needs a switch.',
      'If you still can’t begin, ask what’s missing. A decision? A tool? Ten minutes without noise? Often the task on the list isn’t the real first task at all.',
    ],
    tries: [
      'Write the first step as a movement: open, find, ring, carry.',
      'Ten minutes on a timer. When it rings, you’re free to stop.',
      'Tell someone you’re starting now, and tell them again when you’ve stopped.',
    ],
  },
  'three-things': {
    title: 'Why three things',
    paragraphs: [
      'Long lists are honest about everything that could be done and quiet about how much time there is. With ADHD they have a second fault: each line shouts as loudly as the next, so you answer the last one you heard.',
      'Three things is a different kind of list. It isn’t everything you’ll do this week. You’ll still answer messages, cook and go to work. It’s the three you’d be glad of on Sunday, chosen on a day when you could think.',
      'Choosing is the work. When a fourth thing turns up, and it will, the question is which of the three it replaces. That sounds strict. In practice it’s a relief, because the decision is made once and not forty times a day.',
      'Make them small enough to finish. “Sort out my finances” can’t be finished, so it will sit there looking at you. “Ring the bank about the old account” can. If you don’t know what the small version is, your thing for this week is to find out.',
      'And if one isn’t done by Sunday? Then it wasn’t. Weeks have their own ideas. Move it to the next one if it still matters, and let it go if it doesn’t. Something that has been moved three times is usually too large, not really yours, or waiting for someone else. That’s worth knowing, too.',
    ],
    tries: [
      'Choose on the same day each week, with something to drink and nothing else open.',
      'One for you, one for the house, one for work is a good mix.',
      'Put the smallest first. Finished things pull the others along.',
    ],
  },
  time: {
    title: 'Making time visible',
    paragraphs: [
      'Many people with ADHD say there are two times: now, and not now. A meeting at three lives in “not now” all morning and arrives without warning. A shower takes five minutes by feeling and twenty-five by the clock.',
      'This isn’t carelessness. Sensing how long something takes is one of the things attention does in the background, and yours is busy. What the head doesn’t show you, the room can.',
      'Put clocks where you lose time: the bathroom, the sofa, beside the screen. Clocks with hands work better than digits, because you see how much is left and not just what it is. A timer that shows a shrinking colour does the same for an hour of work.',
      'Then plan backwards. If the train goes at 8.40, you leave at 8.20, shoes go on at 8.15, and the last thing you start is at 8.00. Set alarms for those moments and name each one for what it means: “shoes”, not “alarm 3”.',
      'For a week, guess how long things take and write down how long they took. Don’t try to be quicker. You’re learning your own exchange rate. Many people find it’s near two: what feels like half an hour is an hour. Once you know that, you can simply multiply.',
    ],
    tries: [
      'A clock with hands in the bathroom.',
      'Two alarms for leaving: one for “stop what you’re doing”, one for “door”.',
      'Double your guess. If you’re early, that’s a cup of tea.',
    ],
  },
  mornings: {
    title: 'Easier mornings',
    paragraphs: [
      'A morning is a chain of about thirty small decisions, made by someone who has just woken up. Each is easy. Together they’re where many days go wrong before nine.',
      'You can’t add willpower at that hour, but you can take decisions away. Everything decided the evening before is one less for tomorrow: clothes in a pile in the order you put them on, bag by the door, the same breakfast every weekday. Boring is a feature. You’ll have better places to be inventive.',
      'Give the things you always look for one home each, near the door, with nothing else in it. Keys live on the hook. If the hook is in the wrong place, move the hook and not your habits: watch where you really drop them and put it there.',
      'Tie new things to old ones. “After the kettle is on, I take my tablet” works better than “at eight o’clock”, because the kettle happens anyway. If you take a medicine in the morning, keep to what the label and your clinician say. This is only about remembering it.',
      'And decide when the phone comes in. Ten minutes can be forty. Charging it in another room is the single change people most often say they’d never undo.',
      'Choose one of these, not all. A morning with one thing improved is a better morning.',
    ],
    tries: [
      'Ten minutes in the evening for tomorrow’s first hour.',
      'One hook or bowl for keys, card and phone.',
      'Link one new habit to the kettle.',
    ],
  },
  sleep: {
    title: 'Getting to sleep',
    paragraphs: [
      'It’s midnight, you were tired at ten, and now your mind has ideas. Trouble with sleep is very common with ADHD. For many people the body clock simply runs late. For others, evening is the first quiet hour of the day and they don’t want to give it up.',
      'Sleep can’t be forced, but what comes before it can be arranged. The most useful part is the getting up: the same time every day, weekends included, and daylight soon after. It sets the clock for the evening better than any early night.',
      'An hour before bed, let things get dimmer and duller. A light that goes off by itself is kinder than a rule. If your head is full, empty it on paper: tomorrow’s worries, one line each, with the book closed on top. They’ll keep.',
      'If you’re awake after what feels like twenty minutes, get up and do something quiet in low light, then go back when you’re sleepy. Lying there trying teaches the bed the wrong lesson.',
      'Caffeine stays for longer than it feels. After lunch it may still be working at midnight. Alcohol helps you fall asleep and takes it back at four.',
      'If you snore heavily, stop breathing in your sleep, can’t keep your legs still, or a new medicine keeps you awake, tell your clinician or GP. There are things that help, and you should not change a medicine on your own.',
    ],
    tries: [
      'One getting-up time for all seven days.',
      'A lamp on a timer as the sign that the day is over.',
      'A notebook beside the bed for the ideas.',
    ],
  },
  'money-and-post': {
    title: 'Money and post',
    paragraphs: [
      'There’s a pile. Somewhere in it is a letter that would have been cheap to answer in March. People call what follows the ADHD tax: late fees, unused subscriptions, the second charger because the first is somewhere.',
      'The way out isn’t to become a person who likes paperwork. It’s to need less of it, and to make the rest happen at one place and time.',
      'First, let machines pay. Direct debits for everything that’s the same each month, on the day after your pay comes in. What’s left in the account is then really yours, and you can see it.',
      'Second, one place for paper. A single tray by the door, not four piles. Nothing has to be opened when it arrives. It only has to land there.',
      'Third, one appointment with it each week, twenty minutes with a timer, on a day that’s not too tired. Open everything. Throw away, do it if it takes two minutes, or write the next step and the date on the envelope. Stop when the timer rings, even if there’s more. You’ll be back next week.',
      'If you owe money and have stopped opening letters, you’re far from alone, and there’s free help that won’t judge you: MoneyHelper, StepChange and Citizens Advice deal with this every day. The first call is the hard part. It can be one of your three things.',
    ],
    tries: [
      'One tray, by the door.',
      'Twenty minutes with the post, the same day each week.',
      'Cancel one subscription today. Just one.',
    ],
  },
  people: {
    title: 'The people around you',
    paragraphs: [
      'ADHD is rarely a private matter. A friend waits for you at the restaurant. Your partner hears the same promise about the bins. A colleague sees you interrupt and doesn’t know that the thought would have been gone in three seconds.',
      'Explaining helps, and it goes better on a calm day than in the middle of a row. Say what happens, what it’s like, and what would help. “When you tell me things while I’m cooking, I lose them. I’m not ignoring you. Could you text me, too?” is more use than any leaflet.',
      'An explanation isn’t an excuse, and the people close to you will notice the difference. It’s fair to ask for a reminder. It’s also fair of them to want the bins taken out. Find the arrangement that works, not the one that ought to: alarms, a shared calendar, swapping jobs so that each of you does what you can do half asleep.',
      'At work you choose who knows. In the UK, ADHD can count as a disability under the Equality Act, and an employer then has to make reasonable adjustments. Those are often small: instructions in writing, a quiet place, a short check-in on Mondays. Access to Work can pay for more.',
      'And be with people who know how you are and like you. Being understood for an evening rests parts of you that sleep doesn’t reach.',
    ],
    tries: [
      'Ask one person for one practical thing.',
      'Put promises in the calendar while you’re making them.',
      'Say “I’ll lose this thought, may I say it now?”',
    ],
  },
  'hard-weeks': {
    title: 'Hard weeks',
    paragraphs: [
      'There’ll be weeks when nothing is ticked and nothing is written. That’s a week, and not a verdict. You don’t need to catch up, and nothing here keeps count.',
      'When everything is too much, look after the floor and not the ceiling. Eat something. Drink something. Go outside for five minutes. Sleep at roughly the usual time. Cancel what can be cancelled, with one honest sentence. That’s enough for a hard week.',
      'Feelings can be quick and loud with ADHD. A remark at noon can still be ringing at night. It sometimes helps to name it and to wait: it will be quieter tomorrow, and a reply can usually wait until then as well.',
      'Low mood and anxiety often come along with ADHD, and they’re treated in their own right. If you’ve been low or worried for more than two weeks, if you can’t enjoy what you used to, or if you’re drinking or using more to cope, talk to your GP or write to us. You don’t have to be sure that it’s serious.',
      'If you think about harming yourself, or you can’t keep yourself safe, please don’t wait for an appointment. In danger, call 999. Samaritans and Shout are there day and night, and the NHS has a mental health line. You’ll always find their numbers at the foot of your companion.',
    ],
    tries: [
      'The floor: food, water, five minutes outside, bed.',
      'One honest sentence to the person who is waiting for you.',
      'Put the numbers in your phone on a good day.',
    ],
  },
} as const satisfies Readonly<Record<string, ShortRead>>
