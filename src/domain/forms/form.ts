/** What is wrong with a field: the key of the message, and the message. */
export interface FormProblem<Field extends string = string, Key extends string = string> {
  readonly field: Field
  readonly key: Key
  readonly message: string
}

/** The problem of each field by the key of its message; null if it has none. */
export type Checks<Form, Field extends string, Key extends string, Known> = Readonly<
  Record<Field, (form: Form, known: Known) => Key | null>
>

interface Definition<Sent, Form, Field extends string, Key extends string, Known> {
  /** The input in the form in which it is stored. What cannot be read stays as typed. */
  readonly normal: (sent: Sent) => Form
  /** In the order of the form, in which problems are listed too. */
  readonly checks: Checks<Form, Field, Key, Known>
  readonly words: Readonly<Record<Key, string>>
}

/** A form by the wire names of its fields. Browser and server read it with the same function. */
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
    /** The input in its stored form, and everything wrong with it. */
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
