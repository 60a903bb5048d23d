import { builtInMedicines } from './known-ingredients.ts'
import type { Term } from './term.ts'

/**
 * Conditions that the rules or clinicians often read of, by the names people write, with their concept of SNOMED CT. Null:
 * none could be substantiated, and the entry leaves us under a code of our own.
 */
const conditions: readonly (readonly [snomed: string | null, ...names: string[]])[] = [
  ['46635009', 'Type 1 diabetes'],
  ['44054006', 'Type 2 diabetes'],
  ['714628002', 'Prediabetes'],
  ['75694006', 'Pancreatitis'],
  ['266474003', 'Gallstones'],
  ['235675006', 'Gastroparesis'],
  ['34000006', 'Crohn’s disease'],
  ['64766004', 'Ulcerative colitis'],
  ['396331005', 'Coeliac disease'],
  ['10743008', 'Irritable bowel syndrome', 'IBS'],
  ['235595009', 'Gastro-oesophageal reflux', 'Acid reflux'],
  ['709044004', 'Chronic kidney disease', 'Kidney disease'],
  ['19943007', 'Cirrhosis'],
  ['197315008', 'Fatty liver disease'],
  ['84114007', 'Heart failure'],
  ['53741008', 'Coronary heart disease'],
  ['22298006', 'Heart attack'],
  ['194828000', 'Angina'],
  ['49436004', 'Atrial fibrillation'],
  ['38341003', 'High blood pressure', 'Hypertension'],
  ['13644009', 'High cholesterol'],
  ['230690007', 'Stroke'],
  ['128053003', 'Deep vein thrombosis'],
  ['59282003', 'Pulmonary embolism'],
  ['78275009', 'Obstructive sleep apnoea', 'Sleep apnoea'],
  ['195967001', 'Asthma'],
  ['13645005', 'Chronic obstructive pulmonary disease', 'COPD'],
  ['40930008', 'Underactive thyroid', 'Hypothyroidism'],
  ['34486009', 'Overactive thyroid', 'Hyperthyroidism'],
  [null, 'Medullary thyroid cancer'],
  [null, 'Multiple endocrine neoplasia type 2', 'MEN2'],
  ['237055002', 'Polycystic ovary syndrome', 'PCOS'],
  ['4855003', 'Diabetic retinopathy'],
  [null, 'Non-arteritic anterior ischaemic optic neuropathy', 'NAION'],
  ['23986001', 'Glaucoma'],
  ['193570009', 'Cataract'],
  ['56882008', 'Anorexia nervosa'],
  ['78004001', 'Bulimia nervosa'],
  ['439960005', 'Binge eating disorder'],
  ['35489007', 'Depression'],
  ['197480006', 'Anxiety disorder', 'Anxiety'],
  ['13746004', 'Bipolar disorder'],
  ['58214004', 'Schizophrenia'],
  ['47505003', 'Post-traumatic stress disorder', 'PTSD'],
  ['406506008', 'Attention deficit hyperactivity disorder', 'ADHD'],
  ['84757009', 'Epilepsy'],
  ['37796009', 'Migraine'],
  ['24700007', 'Multiple sclerosis'],
  ['90560007', 'Gout'],
  ['396275006', 'Osteoarthritis'],
  ['69896004', 'Rheumatoid arthritis'],
  ['64859006', 'Osteoporosis'],
  ['9014002', 'Psoriasis'],
  ['24079001', 'Eczema'],
  ['55464009', 'Lupus'],
  ['254837009', 'Breast cancer'],
  ['414916001', 'Obesity'],
]

/** What people are allergic to besides medicines. */
const allergens: readonly (readonly [snomed: string | null, ...names: string[]])[] = [
  ['91936005', 'Penicillin'],
  ['91939003', 'Sulfonamides'],
  ['300916003', 'Latex'],
  ['91935009', 'Peanuts'],
  ['91934008', 'Nuts'],
  ['91930004', 'Eggs'],
  [null, 'Cow’s milk'],
  [null, 'Shellfish'],
  [null, 'Fish'],
  [null, 'Wheat'],
  [null, 'Soya'],
  [null, 'Sesame'],
  ['424213003', 'Bee stings'],
  [null, 'Wasp stings'],
  [null, 'Pollen', 'Hay fever'],
  [null, 'House dust mites'],
  [null, 'Nickel'],
  [null, 'Plasters'],
  [null, 'Phenol'],
  [null, 'Propylene glycol'],
  [null, 'Benzyl alcohol'],
  [null, 'Glycerol'],
  [null, 'Contrast dye'],
  [null, 'Cephalosporins'],
  [null, 'Anti-inflammatory medicines (NSAIDs)'],
]

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const termsOf = (kind: string, listed: typeof conditions): Term[] =>
  listed.flatMap(([snomed, ...names]) =>
    names.map(
      (name): Term => ({
        ...(snomed === null
          ? { system: 'larkwell', code: `${kind}-${slug(names[0] as string)}` }
          : { system: 'snomed', code: snomed }),
        name,
        substance: names[0] as string,
      }),
    ),
  )

export const knownConditions: readonly Term[] = termsOf('condition', conditions)

/** An allergy to a medicine is picked by the medicine’s own entry, so it is not doubled here. */
export const knownAllergens: readonly Term[] = [...termsOf('allergy', allergens), ...builtInMedicines]
