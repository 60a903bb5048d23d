import type { RedFlagId } from './red-flags.ts'

/** Where the facts are from. What has no source of these is ours. */
export const sideEffectSources = {
  leaflet: 'The UK patient leaflets of these medicines. The leaflet in your box is the newest and comes first.',
  mhra: 'MHRA: GLP-1 medicines for weight loss and diabetes, what you need to know, 5 June 2025.',
  nhs: 'The NHS website’s advice on looking after yourself.',
  ours: 'Our own clinical team, where neither gives a figure.',
} as const

type Source = keyof typeof sideEffectSources

interface Advice {
  readonly says: string
  readonly from: Source
}

export interface SideEffect {
  readonly title: string
  /** How common it is, and when it comes. */
  readonly about: Advice
  readonly helps: readonly Advice[]
  readonly write: readonly Advice[]
  /** Beyond the red-flag symptoms: when to call 111, or the doctors who are on call. */
  readonly urgent: readonly Advice[]
  readonly emergency: readonly Advice[]
  /** Red-flag symptoms that can go with it, in the order in which they are shown. */
  readonly flags: readonly RedFlagId[]
}

const advice = (from: Source, ...all: readonly string[]): readonly Advice[] => all.map((says) => ({ says, from }))
const [nothingStaysDown, severePain, gallbladder, allergy] = [
  'dehydration',
  'pancreatitis',
  'gallbladder',
  'allergy',
] as const

const veryCommon = 'Very common: it affects more than 1 in 10 people'
const common = 'Common: it affects up to 1 in 10 people'
const settles = 'It’s most likely after the first doses and after a rise, and usually eases over a few weeks.'

/**
 * Side effects by symptom, the same for everyone. They say what often helps and when to ask for help; whether one patient
 * takes their next dose is for a clinician who has spoken with them.
 */
export const sideEffects = {
  nausea: {
    title: 'Feeling sick',
    about: { says: `${veryCommon}. ${settles}`, from: 'leaflet' },
    helps: advice(
      'nhs',
      'Eat small meals slowly, and stop when you’re full.',
      'Choose plain food, such as toast, rice or crackers. Leave out fatty, fried or spicy food for now.',
      'Take regular sips of a cold drink. Ginger or peppermint tea helps some people.',
      'Get some fresh air, and don’t lie down straight after eating.',
    ),
    write: [
      ...advice('ours', 'It goes on for more than two weeks, or gets worse instead of better.'),
      ...advice('ours', 'It stops you from eating or drinking normally. Tell us before your next dose.'),
    ],
    urgent: [],
    emergency: [],
    flags: [severePain, gallbladder, nothingStaysDown],
  },
  vomiting: {
    title: 'Being sick',
    about: { says: `${veryCommon}. ${settles} Losing fluids can harm your kidneys.`, from: 'leaflet' },
    helps: advice(
      'nhs',
      'Take small sips of water or squash often, even if you bring some of it up.',
      'Oral rehydration sachets from a pharmacy replace what you lose.',
      'Eat when you feel able to. You don’t need to eat or avoid any particular food.',
    ),
    write: [
      ...advice('ours', 'You’ve been sick more than once after a dose. Tell us before your next dose.'),
      ...advice('mhra', 'You take the contraceptive pill: it may not work. Use a condom as well.'),
    ],
    urgent: advice('nhs', 'You’re still being sick after two days.'),
    emergency: advice('nhs', 'There’s blood in your vomit, or it looks like ground coffee.', 'Your vomit is green.'),
    flags: [severePain, nothingStaysDown],
  },
  diarrhoea: {
    title: 'Diarrhoea',
    about: { says: `${veryCommon}. ${settles} Losing fluids can harm your kidneys.`, from: 'leaflet' },
    helps: advice(
      'nhs',
      'Drink plenty: water, squash or oral rehydration sachets, in small sips if you feel sick.',
      'Eat when you feel able to. Leave out fatty and spicy food, and fruit juice and fizzy drinks.',
      'Ask a pharmacist before you buy something to stop it.',
    ),
    write: [
      ...advice('ours', 'It goes on for more than three days. Tell us before your next dose.'),
      ...advice('mhra', 'It’s severe and you take the contraceptive pill: it may not work. Use a condom as well.'),
    ],
    urgent: advice('nhs', 'There’s blood in it, or it has lasted for more than seven days.'),
    emergency: [],
    flags: [severePain, nothingStaysDown],
  },
  constipation: {
    title: 'Constipation',
    about: { says: `${veryCommon}. You eat less, and your gut moves more slowly.`, from: 'leaflet' },
    helps: advice(
      'nhs',
      'Drink plenty of water through the day.',
      'Add fibre slowly: fruit, vegetables, oats, beans and wholegrain bread.',
      'Move more. A daily walk helps.',
      'Don’t wait when you need to go. A pharmacist can suggest a laxative.',
    ),
    write: advice('ours', 'It hasn’t got better after a week of this, or a laxative hasn’t helped.'),
    urgent: advice(
      'nhs',
      'You can’t pass stools or wind, and your stomach is swollen or painful, or you’re being sick.',
    ),
    emergency: [],
    flags: [severePain],
  },
  heartburn: {
    title: 'Heartburn, burping and wind',
    about: { says: `${common}. Your stomach empties more slowly.`, from: 'leaflet' },
    helps: advice(
      'nhs',
      'Eat smaller meals, and the last one three to four hours before bed.',
      'Cut down on coffee, alcohol, chocolate, and fatty or spicy food.',
      'Raise the head of your bed, so that your chest is above your waist.',
      'A pharmacist can suggest an antacid.',
    ),
    write: advice('nhs', 'You have it most days for three weeks, or what the pharmacist suggested doesn’t help.'),
    urgent: advice('nhs', 'Food gets stuck in your throat, or you’re often being sick.'),
    emergency: advice(
      'nhs',
      'You have chest pain that spreads to your arm, back, neck or jaw, or makes you sweat or breathless.',
    ),
    flags: [severePain],
  },
  'injection-site': {
    title: 'A sore or itchy injection site',
    about: { says: `${common}. There may be a small red, itchy or bruised patch for a day or two.`, from: 'leaflet' },
    helps: [
      ...advice('leaflet', 'Use a different place each time, at least a few centimetres from the last.'),
      ...advice('nhs', 'Hold something cool on it for ten minutes. Don’t rub or scratch it.'),
      ...advice('ours', 'Let the medicine come to room temperature before you inject, if its instructions allow that.'),
    ],
    write: advice(
      'ours',
      'The patch is larger than a £2 coin, or is still there after three days.',
      'A lump stays under the skin.',
    ),
    urgent: advice(
      'nhs',
      'The skin is hot, painful and swollen, and the redness spreads, or you have a high temperature.',
    ),
    emergency: [],
    flags: [allergy],
  },
  tiredness: {
    title: 'Tiredness and dizziness',
    about: {
      says: 'Tiredness is common, and dizziness can come with it, mostly in the first months. Eating and drinking less adds to both.',
      from: 'leaflet',
    },
    helps: [
      ...advice(
        'nhs',
        'Drink enough, and eat regularly, with protein at each meal.',
        'Stand up slowly.',
        'Go to bed and get up at the same times.',
      ),
      ...advice('leaflet', 'Don’t drive or use machines while you feel dizzy.'),
    ],
    write: advice(
      'ours',
      'It goes on for more than two weeks, or keeps you from work or from what you usually do.',
      'You take tablets for blood pressure: the dose may need to change as you lose weight.',
    ),
    urgent: [],
    emergency: advice('nhs', 'You have chest pain, or are suddenly short of breath.'),
    flags: ['low-sugar', nothingStaysDown],
  },
  headache: {
    title: 'Headache',
    about: { says: 'Common, especially in the first weeks. Drinking too little is a frequent cause.', from: 'leaflet' },
    helps: advice(
      'nhs',
      'Drink plenty of water.',
      'Rest, and try to eat regularly.',
      'Paracetamol can help. Read its leaflet first, and ask a pharmacist about other painkillers.',
    ),
    write: advice('ours', 'You have headaches on most days, or need painkillers on more than two days a week.'),
    urgent: advice('nhs', 'It’s severe and getting worse, or you also have a high temperature and a stiff neck.'),
    emergency: advice(
      'nhs',
      'It came suddenly and is extremely painful, or you’re weak, confused or can’t speak clearly.',
    ),
    flags: ['sight'],
  },
  'hair-loss': {
    title: 'Hair loss',
    about: {
      says: `${common}. It’s linked to losing weight quickly, and hair usually grows back over some months.`,
      from: 'leaflet',
    },
    helps: [
      ...advice('ours', 'Eat enough protein: fish, eggs, meat, beans, lentils or dairy with each meal.'),
      ...advice('nhs', 'Be gentle: avoid tight styles and strong heat.'),
    ],
    write: advice(
      'ours',
      'You lose more than you’re comfortable with, or it hasn’t slowed after six months.',
      'You lose hair in patches, or your scalp is itchy or sore.',
    ),
    urgent: [],
    emergency: [],
    flags: [],
  },
} as const satisfies Readonly<Record<string, SideEffect>>

export type SideEffectId = keyof typeof sideEffects

export const sideEffectWords = {
  title: 'Side effects',
  description: 'What often helps, and when to ask for help.',
  heading: ['Side', 'effects'],
  lead: 'What often helps, when to write to us, and when to call. It’s the same for everyone, and doesn’t replace your leaflet.',
  open: 'Side effects',
  choose: 'What do you have?',
  another: 'Another side effect',
  helps: 'What often helps',
  write: 'Write to us if',
  writeTo: 'Write to your care team',
  urgent: { with111: 'Call 111 if', without: 'Call your GP or the out-of-hours doctors if' },
  emergency: 'Call 999 if',
  now: 'Get help now if you have one of these',
  decide:
    'Not sure about your next dose? Write to us before you take it. A clinician who knows your history will answer.',
  yellowCard: 'You can report any side effect to the MHRA’s Yellow Card scheme yourself.',
  yellowCardOpen: 'Open the Yellow Card site',
  sources: 'Where this is from',
} as const
