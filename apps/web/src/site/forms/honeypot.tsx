/** A field people neither see nor reach by the keyboard: robots fill it in. */
export const Honeypot = () => (
  <div aria-hidden="true" className="absolute -left-2500 size-px overflow-hidden">
    <label>
      Сайт
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
