import { describe, expect, it } from 'vitest';
import type { Hint } from '../../../games/contract/engine.ts';
import type { Moment } from '../../../play/moments.ts';
import { beforeWords, hintWords } from './stopWords.ts';

const moment = (what: Moment['what'], entries: number): Moment => ({
  ...{ entries, at: entries * 1000, after: 1000, board: 0, what },
});
const play = {
  moments: [
    moment('start', 0),
    ...(['move', 'hint', 'undo', 'move', 'select', 'move'] as const).map((what, i) =>
      moment(what, i + 1),
    ),
  ],
};
const before = (index: number) =>
  beforeWords(play, { index, from: play.moments[index - 1]!, length: 9000 });

describe('the words of a stop', () => {
  it('name the action that ended it', () => {
    expect([1, 2, 3, 4, 5, 6].map(before)).toEqual([
      'before your first move',
      'before you asked for a hint',
      'before you took a move back',
      'before your next move',
      'before you switched boards',
      'before your last move',
    ]);
  });
});

const step = (text: string, isGrounded = true) => ({
  ...{ text, evidence: isGrounded ? [{}] : [], target: [], rulesOut: [] },
});
const hint = (told: Partial<Hint<unknown>>): Hint<unknown> => ({
  ...{ technique: '', about: null, rating: 2, mistake: null, steps: [], move: {} },
  ...told,
});

describe('the words of a hint', () => {
  it('are its only step', () => {
    const words = { lead: null, text: 'The 7 goes here.', comment: null };
    expect(hintWords(hint({ steps: [step('The 7 goes here.')] }))).toEqual(words);
  });

  it('say so kindly where nothing was hard', () => {
    const { comment } = hintWords(hint({ rating: 1, steps: [step('One blank is left.')] }));
    expect(comment).toBe('Nothing here was hard.');
  });

  it('count several steps, and tell the last', () => {
    const steps = [step('First this.'), step('Then that.'), step('So the 7 goes here.')];
    expect(hintWords(hint({ rating: 1, steps }))).toEqual({
      ...{ lead: 'It takes 3 steps to see this:', text: 'So the 7 goes here.', comment: null },
    });
  });

  it('tell a step that only adds to another together with it', () => {
    const steps = [step('First this.'), step('The bowl goes here.'), step('A choice.', false)];
    expect(hintWords(hint({ steps })).text).toBe('The bowl goes here. A choice.');
  });

  it('name the mistake, and lead on to no steps that are elsewhere', () => {
    const wrong = step('The 4 is wrong: the next steps show why.', false);
    const told = { mistake: '1 2', rating: 1 };
    expect(hintWords(hint({ ...told, steps: [wrong, step('It clashes.')] }))).toEqual({
      lead: 'One thing on the board couldn’t stay:',
      text: 'The 4 is wrong. It clashes.',
      comment: null,
    });
    const three = [wrong, step('First this.'), step('Then that.')];
    expect(hintWords(hint({ ...told, steps: three })).text).toBe('The 4 is wrong.');
  });

  it('name the mistake last where steps lead to it', () => {
    const out = { ...step('The bowl on 3 would leave a hole.'), rulesOut: [{}] };
    const steps = [out, step('That leaves no way to cover 3.', false), step('Take the mug away.')];
    const { text } = hintWords(hint({ mistake: 'hole 3', steps }));
    expect(text).toBe('That leaves no way to cover 3. Take the mug away.');
  });
});
