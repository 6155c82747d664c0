/**
 * A field for an emailed link in the installed app: iOS opens links in the browser, whose sign-in
 * the app does not share.
 */
import { type FormEvent, useState } from 'react';
import { pageOfPasted } from '../../account/magicLink.ts';
import { button } from '../../ui/button.ts';
import { Field } from '../../ui/Field.tsx';

const NO_LINK = 'That isn’t a sign-in link. Copy the whole link from the email.';

export function PasteLink() {
  const [pasted, setPasted] = useState('');
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const page = pageOfPasted(pasted);
    if (page === null) setError(NO_LINK);
    else location.assign(page);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label="Link from the email"
        hint="Copy the link instead of opening it: it works only once, and it may open in your browser."
        type="url"
        name="link"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={pasted}
        onChange={(event) => {
          setPasted(event.target.value);
          setError(null);
        }}
        error={error}
      />
      <button type="submit" className={button.secondary}>
        Sign in with this link
      </button>
    </form>
  );
}
