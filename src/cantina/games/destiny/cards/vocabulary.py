"""Everything a card can be written with, behind one door: `from …cards.vocabulary import *`.

One module for each subject; a word is one class that says what it is, whether it can happen, what
it does and how it reads.
"""

from cantina.core.cards import Limit
from cantina.games.destiny.cards.battlefield import (
    GiveBattlefield,
    SwitchBattlefield,
    TakeBattlefield,
    UseClaim,
)
from cantina.games.destiny.cards.bounds import AtLeast, AtMost, Below, Exactly
from cantina.games.destiny.cards.building import (
    BringsBattlefields,
    BringsUnder,
    CopiesAllowed,
    ExtraCopies,
    IncludedOnlyIf,
    IncludedOnlyIfColourShared,
    MayInclude,
    MayIncludeUpTo,
    NotWith,
    OnlyTogether,
    PointsChange,
)
from cantina.games.destiny.cards.certain import (
    Host,
    ItsCard,
    ThatCard,
    ThatCharacter,
    This,
    ThisDie,
    ThoseDice,
)
from cantina.games.destiny.cards.choosing import Declare, Declared, Pick, PickCard, PickPlayer, Spot
from cantina.games.destiny.cards.conditions import (
    AllOf,
    AnyOf,
    CardIs,
    Compared,
    ControlBattlefield,
    DieIs,
    Every,
    FirstRound,
    Not,
    There,
)
from cantina.games.destiny.cards.counts import (
    Capped,
    CostOf,
    Count,
    EventAmount,
    Half,
    Handled,
    HandSize,
    JustDone,
    More,
    Rather,
    Resources,
    Token,
    TokensOn,
    ValueOf,
)
from cantina.games.destiny.cards.damage import (
    Block,
    Deal,
    DealSplit,
    Defeat,
    GiveShields,
    Heal,
    Indirect,
    MoveDamage,
    MoveShields,
    RemoveShields,
    StripShields,
)
from cantina.games.destiny.cards.dice import (
    ForbidRolling,
    KeepThisDie,
    OfValue,
    OneHigher,
    Raise,
    Remove,
    Reroll,
    RerollThisDie,
    RollIn,
    RollSetAside,
    Showing,
    SymbolOfThisDie,
    SymbolPicked,
    Turn,
)
from cantina.games.destiny.cards.events import (
    PLAYABLE,
    Activates,
    ClaimsBattlefield,
    DealtDamage,
    Defeated,
    Discarded,
    DiscardsToReroll,
    EmptiesHand,
    GainsShields,
    Plays,
    RemovesDice,
    Resolves,
    Rolls,
    SetUp,
    TakesAction,
    TakesDamage,
    UsesAction,
)
from cantina.games.destiny.cards.flow import As, Choose, Do, If, May, Otherwise, Then, To, Unless
from cantina.games.destiny.cards.frames import (
    Ability,
    After,
    Before,
    Building,
    Inherent,
    Instead,
    Standing,
    Use,
    WhileInPool,
)
from cantina.games.destiny.cards.hands import (
    AddToHand,
    DeckPlace,
    Discard,
    DiscardAtRandom,
    DiscardFromHand,
    Draw,
    LookAt,
    Mill,
    PutBack,
    PutOnDeck,
    ReturnToHand,
    Reveal,
    Search,
    SetAside,
)
from cantina.games.destiny.cards.last_turn import (
    AdditionalActions,
    OpponentActivated,
    OpponentResolvedSameSymbol,
)
from cantina.games.destiny.cards.lasting import Later, Moment, Until
from cantina.games.destiny.cards.makers import (
    battlefield,
    character,
    downgrade,
    event,
    plot,
    support,
    upgrade,
)
from cantina.games.destiny.cards.phrases import (
    A_CHARACTER,
    A_DIE,
    ACTION,
    AN_OPPONENTS_CHARACTER,
    AN_OPPONENTS_DIE,
    BLANK,
    BLUE,
    BLUE_CHARACTERS,
    CHARACTERS,
    CLAIM,
    DROID,
    EACH_CHARACTER_OF_AN_OPPONENT,
    EVENTS,
    GRAY,
    GRAY_CHARACTERS,
    HOST,
    ITS_CARD,
    LEADERS,
    MELEE,
    POWER_ACTION,
    RANGED,
    RED,
    RED_CHARACTERS,
    RESOURCE,
    SPECIAL,
    SUPPORTS,
    THAT_CARD,
    THAT_CHARACTER,
    THIS,
    THIS_DIE,
    THOSE_DICE,
    TROOPER,
    UPGRADES,
    VEHICLE,
    WEAPON,
    YELLOW,
    YELLOW_CHARACTERS,
    YOUR_CHARACTER,
    YOUR_DIE,
)
from cantina.games.destiny.cards.players import ANYONE, OPPONENT, THAT_PLAYER, YOU, Whose
from cantina.games.destiny.cards.playing import (
    Activate,
    CostLess,
    EndActionPhase,
    Exhaust,
    ExtraActions,
    LoseGame,
    MoveUpgrade,
    Play,
    Ready,
)
from cantina.games.destiny.cards.resolving import Resolve, ResolveAnySide
from cantina.games.destiny.cards.standing import (
    CannotPlayOn,
    ClaimCosts,
    CopiesNotUnique,
    CostChanges,
    DamageUnblockable,
    DiscardedIf,
    HasAbilitiesOf,
    HasKeyword,
    HasSubtype,
    IgnoresRestrictions,
    IsElite,
    LimitOnHost,
    ModifiesAny,
    MoreHealth,
    MoreUpkeep,
    OneDieEachTurn,
    Protected,
    ResolvesAs,
    StartsWithMore,
    XIs,
)
from cantina.games.destiny.cards.targets import (
    AnyNumber,
    AtRandom,
    Each,
    One,
    Several,
    Target,
    Together,
    Top,
    UpTo,
)
from cantina.games.destiny.cards.tokens import (
    Gain,
    GiveResources,
    Lose,
    PlaceTokens,
    Spend,
    TakeResources,
    TakeTokens,
)
from cantina.games.destiny.cards.which_cards import Cards, Zone
from cantina.games.destiny.cards.which_dice import Dice, DiePlace
from cantina.games.destiny.cards.words import ALL
from cantina.games.destiny.printed import Card
from cantina.games.destiny.terms import (
    DAMAGE,
    MELEE_OR_RANGED,
    Affiliation,
    CardType,
    Colour,
    Keyword,
    Subtype,
    Symbol,
)
