/** Stands in for the desk, an app of its own that no device keeps, when the network fails. */
import { button } from '../../ui/button.ts';
import { Link } from '../page/Link.tsx';
import { useTitle } from '../page/useTitle.ts';

export function Page() {
  useTitle('The desk');
  return (
    <div className="mx-auto flex max-w-md flex-col items-start gap-3 px-4 py-16">
      <h1 className="text-3xl">The desk can’t be opened right now</h1>
      <p className="text-soft">The desk needs a connection.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className={button.secondary} onClick={() => location.reload()}>
          Try again
        </button>
        <Link to="/" className={button.quiet}>
          Go to the puzzles
        </Link>
      </div>
    </div>
  );
}
