/** What is wrong with a field: which words say so, and the words. */
export interface FormProblem<Field extends string = string, Key extends string = string> {
  readonly field: Field
  readonly key: Key
  readonly message: string
}

/** For each field what is wrong with it, by the key of its words; null if nothing is. */
export type Checks<Form, Field extends string, Key extends string, Known> = Readonly<
  Record<Field, (form: Form, known: Known) => Key | null>
>

interface Definition<Sent, Form, Field extends string, Key extends string, Known> {
  /** What was sent as it is kept. What cannot be read stays as it was typed. */
  readonly normal: (sent: Sent) => Form
  /** In the order in which the form asks, which is the order in which problems are told. */
  readonly checks: Checks<Form, Field, Key, Known>
  readonly words: Readonly<Record<Key, string>>
}

/** A form by the names its fields have on the wire. Browser and server read it with the same function. */
export function defineForm<Sent, Form, Field extends string, Key extends string, Known>({
  normal,
  checks,
  words,
}: Definition<Sent, Form, Field, Key, Known>) {
  const fields = Object.keys(checks) as Field[]
  const problem = (field: Field, key: Key): FormProblem<Field, Key> => ({ field, key, message: words[key] })
  return {
    fields,
    normal,
    problem,
    /** What was sent as it is kept, and everything that is wrong with it. */
    read(sent: Sent, known: Known) {
      const form = normal(sent)
      const problems = fields.flatMap((field) => {
        const key = checks[field](form, known)
        return key === null ? [] : [problem(field, key)]
      })
      return { form, problems }
    },
  }
}

/** A form as it may arrive: with anything missing. */
export type Sent<Form> = { readonly [Field in keyof Form]?: Form[Field] | undefined }
