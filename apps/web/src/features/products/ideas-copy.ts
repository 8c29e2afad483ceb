export const ideasCopy = {
  open: 'Идеи постов',
  title: 'Идеи постов',
  description: (name: string) => `По тому, что сохранено о продукте «${name}». Один ИИ-запрос.`,
  ask: 'Придумать идеи',
  again: 'Придумать ещё',
  take: 'Создать пост',
} as const
