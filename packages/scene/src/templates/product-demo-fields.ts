import type { ProductDemoForm } from '@kadr/contract/studio/product-demo'
import { type FormField, fileField, textField } from './form-field.ts'

type Field = FormField<ProductDemoForm>

const listOpening = ({ hook, shots }: ProductDemoForm): Field[] => [
  ...textField<ProductDemoForm>({
    key: 'hook.text',
    label: 'Начало: фраза',
    value: hook.text,
    most: 160,
    put: (form, text) => ({ ...form, hook: { ...form.hook, text } }),
  }),
  fileField<ProductDemoForm>({
    key: 'hook.asset',
    label: 'Начало: фото или видео',
    value: hook.asset,
    put: (form, file) => ({ ...form, hook: { ...form.hook, asset: file?.id ?? null, from: 0 } }),
  }),
  ...shots.map(({ id, asset }, index) =>
    fileField<ProductDemoForm>({
      key: `shots.${id}`,
      label: `Кадр ${index + 1}`,
      value: asset,
      put: (form, file) => ({
        ...form,
        shots: form.shots.flatMap((shot) => {
          if (shot.id !== id) return [shot]
          return file ? [{ ...shot, asset: file.id, from: 0 }] : []
        }),
      }),
    }),
  ),
]

const listBenefits = ({ benefits }: ProductDemoForm): Field[] =>
  benefits.flatMap(({ id, text }, index) =>
    textField<ProductDemoForm>({
      key: `benefits.${id}`,
      label: `Преимущество ${index + 1}`,
      value: text,
      most: 120,
      put: (form, value) => ({
        ...form,
        benefits: form.benefits.flatMap((one) => {
          if (one.id !== id) return [one]
          return value === '' ? [] : [{ ...one, text: value }]
        }),
      }),
    }),
  )

const HALVES = [
  { part: 'before', label: 'До' },
  { part: 'after', label: 'После' },
] as const
const REVIEW = [
  { part: 'text', label: 'Отзыв', most: 120 },
  { part: 'author', label: 'Кто написал отзыв', most: 40 },
] as const
const CALL = [
  { part: 'text', label: 'Призыв', most: 120 },
  { part: 'price', label: 'Цена', most: 40 },
  { part: 'note', label: 'Подпись под призывом', most: 80 },
] as const

const listProof = ({ change, review }: ProductDemoForm): Field[] => [
  ...HALVES.flatMap(({ part, label }) =>
    textField<ProductDemoForm>({
      key: `change.${part}`,
      label,
      value: change?.[part] ?? '',
      most: 60,
      put: (form, value) => ({ ...form, change: form.change && { ...form.change, [part]: value } }),
    }),
  ),
  ...REVIEW.flatMap(({ part, label, most }) =>
    textField<ProductDemoForm>({
      key: `review.${part}`,
      label,
      value: review?.[part] ?? '',
      most,
      put: (form, value) => ({ ...form, review: form.review && { ...form.review, [part]: value } }),
    }),
  ),
]

const listCall = ({ name, callToAction }: ProductDemoForm): Field[] => [
  ...textField<ProductDemoForm>({
    key: 'name',
    label: 'Название товара',
    value: name,
    most: 80,
    put: (form, value) => ({ ...form, name: value }),
  }),
  ...CALL.flatMap(({ part, label, most }) =>
    textField<ProductDemoForm>({
      key: `callToAction.${part}`,
      label,
      value: callToAction[part],
      most,
      put: (form, value) => ({
        ...form,
        callToAction: { ...form.callToAction, [part]: value },
      }),
    }),
  ),
  fileField<ProductDemoForm>({
    key: 'callToAction.asset',
    label: 'Концовка: фото или видео',
    value: callToAction.asset,
    put: (form, file) => ({
      ...form,
      callToAction: { ...form.callToAction, asset: file?.id ?? null },
    }),
  }),
]

export const listProductDemoFields = (form: ProductDemoForm): Field[] => [
  ...listOpening(form),
  ...listBenefits(form),
  ...listProof(form),
  ...listCall(form),
]
