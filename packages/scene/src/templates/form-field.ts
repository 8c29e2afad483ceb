/** A file given for a place of a form. */
export type GivenFile = {
  id: string
  kind: 'image' | 'video'
  /** Null for a picture. */
  seconds: number | null
  width: number | null
  height: number | null
}

type Field = {
  /** The same for the same place of a form, also after other places have changed. */
  key: string
  label: string
}

export type TextField<Form> = Field & {
  kind: 'text'
  value: string
  /** Characters in all. */
  most: number
  /** A list: each line is an entry of its own. */
  lines: { most: number; each: number } | null
  put(form: Form, value: string): Form
}

export type FileField<Form> = Field & {
  kind: 'file'
  value: string | null
  takes: readonly GivenFile['kind'][]
  /** The reel is empty without it. */
  isRequired: boolean
  put(form: Form, file: GivenFile | null): Form
}

/** A place of a form that a template may ask for. */
export type FormField<Form> = FileField<Form> | TextField<Form>

type TextPlace<Form> = Field & {
  value: string
  most: number
  lines?: TextField<Form>['lines']
  put: TextField<Form>['put']
}

/** None for a place without words: the reel does not show it. */
export const textField = <Form>({ lines = null, ...place }: TextPlace<Form>): TextField<Form>[] =>
  place.value.trim() === '' ? [] : [{ kind: 'text', lines, ...place }]

type FilePlace<Form> = Field & {
  value: string | null
  takes?: FileField<Form>['takes']
  isRequired?: boolean
  put: FileField<Form>['put']
}

export const fileField = <Form>({
  takes = ['image', 'video'],
  isRequired = false,
  ...place
}: FilePlace<Form>): FileField<Form> => ({ kind: 'file', takes, isRequired, ...place })
