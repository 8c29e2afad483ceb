import { type UpdateUser, type User, updateUser } from '@kadr/contract/identity/users'
import * as z from 'zod/mini'

/** All fields required: a form always has a value for each. */
export const profileForm = z.required(z.omit(updateUser, { theme: true }))
export type ProfileForm = z.infer<typeof profileForm>
export type ProfileFormInput = z.input<typeof profileForm>
export type ProfileField = keyof ProfileForm

export const toProfileForm = (user: User): ProfileFormInput => ({
  firstName: user.firstName,
  lastName: user.lastName,
  timeZone: user.timeZone,
  selectedCurrency: user.selectedCurrency,
})

export const isProfileField = (field: string | undefined): field is ProfileField =>
  field !== undefined && Object.hasOwn(profileForm.shape, field)

type Change = { form: ProfileForm; user: User }

/** Only changed fields, so that two devices editing different fields don't overwrite each other. */
export const changedFields = ({ form, user }: Change): UpdateUser => ({
  ...(form.firstName !== user.firstName && { firstName: form.firstName }),
  ...(form.lastName !== user.lastName && { lastName: form.lastName }),
  ...(form.timeZone !== user.timeZone && { timeZone: form.timeZone }),
  ...(form.selectedCurrency !== user.selectedCurrency && {
    selectedCurrency: form.selectedCurrency,
  }),
})
