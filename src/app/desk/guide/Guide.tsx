/** What editors have to know, out of docs/desk. It is in the desk's own files, so it is there offline. */
import calendar from '../../../../docs/desk/the-calendar.md?raw';
import general from '../../../../docs/desk/the-desk.md?raw';
import { Markdown } from './Markdown.tsx';

export function Guide() {
  return (
    <div className="max-w-prose">
      <Markdown text={general} />
      <Markdown text={calendar} />
    </div>
  );
}
