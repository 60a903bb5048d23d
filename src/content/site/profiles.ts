import { compliance } from '#content/compliance.ts'
import { firstName, type TeamId } from '#content/site/team.ts'

type Profile = {
  biography: readonly string[]
  helpsWith: readonly string[]
  howTheyWork: string
  languages: readonly string[]
  /** Who keeps the public register of their profession, or what there is instead. True of everyone with the title. */
  standing: { text: string; link?: { text: string; href: string } }
  /** An operator puts the real number here. */
  registration?: { body: string; number: string; isExample: boolean }
}

const [psychiatrist, pharmacist, dietitian, coach] = (
  ['psychiatrist', 'pharmacist', 'dietitian', 'coach'] as const
).map(firstName)

/** What a profile says beyond the card. */
export const profiles: Record<TeamId, Profile> = {
  psychiatrist: {
    biography: [
      `${psychiatrist} has worked with adults in the NHS and in private practice for many years, most of them in clinics for ADHD and autism.`,
      'She takes time to hear how things have been, at school and at work, at home and in your head, and asks questions before she reaches a conclusion. If something other than ADHD explains it better, she says so.',
      'She sees people by video, and writes you a letter afterwards, which you can show your GP.',
    ],
    helpsWith: [
      'Assessment for ADHD in adults',
      'Telling ADHD from anxiety, low mood and poor sleep, or finding them together',
      'A diagnosis that came late, and what to make of it',
      'Deciding about medication, and starting it carefully',
    ],
    howTheyWork: `Bring whatever you have: a school report, notes on your phone, someone who knew you as a child. Or bring nothing. ${psychiatrist} begins with an open question and leaves the checklist for later.`,
    languages: ['English', 'French'],
    standing: {
      text: 'Doctors who practise in the UK are on the register of the General Medical Council, and consultant psychiatrists are also on its specialist register. You can',
      link: { text: 'look a doctor up', href: 'https://www.gmc-uk.org/registrants' },
    },
    registration: { body: 'GMC', number: '0000000', isExample: true },
  },
  pharmacist: {
    biography: [
      `${pharmacist} came from a hospital pharmacy, where the questions people asked at the hatch were better than the ones on the form.`,
      `When you and your clinician have decided to try a medicine, for ADHD or for weight, ${pharmacist} supports you while the dose is adjusted: small changes, blood pressure and pulse recorded, and an honest talk about what’s better and what isn’t.`,
      `Stopping can be the right result too. If a medicine isn’t helping you enough, ${pharmacist} helps you stop it safely.`,
    ],
    helpsWith: [
      'Finding the dose that helps most, with the fewest side effects',
      'Side effects: appetite, sleep, a racing heart',
      'Regular medication reviews',
      'Medicines that should not be taken together, and prescriptions that are hard to get',
    ],
    howTheyWork:
      'You say how it’s going in the questions before each supply, and can write in between. What you write is read before anything changes.',
    languages: ['English', 'Welsh'],
    standing: {
      text: 'Pharmacists in Great Britain are on the register of the General Pharmaceutical Council, which also shows who may prescribe. You can',
      link: { text: 'look a pharmacist up', href: 'https://www.pharmacyregulation.org/registers' },
    },
    registration: { body: 'GPhC', number: '0000000', isExample: true },
  },
  dietitian: {
    biography: [
      `${dietitian} has planned menus for hospital wards and shopped for a family of five on a budget, and says that the second taught her more.`,
      `She works with people whose appetite has changed${compliance.advertisesTreatment ? ': because of a weight-loss medicine, because of one for ADHD, or because life got in the way' : ', for whatever reason'}. Protein, fibre and fluids come first. Rules come last, and only if you ask for them.`,
      'She likes food, and would like you to go on liking it too.',
    ],
    helpsWith: [
      'Eating enough of what you need when you are not hungry',
      'Feeling sick, constipation and other problems in the first weeks',
      'Keeping muscle while you lose weight',
      'Regular meals when ADHD makes you forget them',
    ],
    howTheyWork: `${dietitian} asks what is in your kitchen before she suggests anything that is not. Most plans fit on a note on the fridge.`,
    languages: ['English', 'Arabic'],
    standing: {
      text: '“Dietitian” is a protected title in the UK: anyone who uses it must be on the register of the Health and Care Professions Council. You can',
      link: { text: 'look a dietitian up', href: 'https://www.hcpc-uk.org/check-the-register/' },
    },
    registration: { body: 'HCPC', number: 'DT00000', isExample: true },
  },
  coach: {
    biography: [
      `${coach} taught PE for a decade before he noticed that the interesting part was never the sport. It was what made someone come back the week after.`,
      'He coaches people through changes in food, movement, sleep and routine. With ADHD that often means making the first step visible and very short; with weight it means planning for the bad week before it arrives.',
      'He does not diagnose and does not prescribe. When something is for a clinician, he says so and helps you to ask.',
    ],
    helpsWith: [
      'Habits built on things you do anyway',
      'Moving more, starting from wherever you are',
      'Planning, time and getting going, with and without ADHD',
      'Picking up again after a slip',
    ],
    howTheyWork:
      'By message, as often as it helps. You choose one thing, write down when and where, and look at it together the next time.',
    languages: ['English', 'British Sign Language'],
    standing: {
      text: 'Coaching has no register set by law in the UK. That is why a coach here works beside clinicians, keeps to what coaching can do, and leaves decisions about medicines to those who prescribe them.',
    },
  },
}
