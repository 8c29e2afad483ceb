/** Russian law asks for it on every page that names these networks. */
export const MetaNote = () => (
  <p className="mx-auto max-w-288 px-4 pb-8 text-caption text-ink-3 lg:px-8">
    * Instagram и&nbsp;Threads принадлежат компании Meta Platforms Inc. Она признана в&nbsp;России
    экстремистской организацией, её деятельность на&nbsp;территории России запрещена.
  </p>
)
